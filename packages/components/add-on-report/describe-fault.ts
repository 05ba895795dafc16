import type { FaultKind } from '@shopfront/extensibility';
import { __ } from '@wordpress/i18n';

export type ScriptFault = 'scriptMissing' | 'scriptSlow' | 'scriptBroken';

export const describeFault = ( kind: FaultKind | ScriptFault ): string => {
	switch ( kind ) {
		case 'threw':
			return __( 'It threw an error.', 'shopfront' );
		case 'wrongType':
			return __( 'It returned a value of the wrong type.', 'shopfront' );
		case 'refused':
			return __(
				'It returned a value that is not valid here.',
				'shopfront'
			);
		case 'mutatedInput':
			return __( 'It mutated its arguments.', 'shopfront' );
		case 'slow':
			return __( 'It was slow.', 'shopfront' );
		case 'suspended':
			return __(
				'It was slow too often and is no longer called.',
				'shopfront'
			);
		case 'renderLoop':
			return __( 'It rendered in an endless loop.', 'shopfront' );
		case 'timeout':
			return __( 'It timed out.', 'shopfront' );
		case 'returnedError':
			return __( 'It returned an error.', 'shopfront' );
		case 'unusable':
			return __(
				'It registered something that is not valid.',
				'shopfront'
			);
		case 'scriptMissing':
			return __( 'The script could not be loaded.', 'shopfront' );
		case 'scriptSlow':
			return __( 'The script took too long to load.', 'shopfront' );
		case 'scriptBroken':
			return __( 'The script threw an error.', 'shopfront' );
	}
};
