import type { FaultKind } from '@shopfront/extensibility';
import { __ } from '@wordpress/i18n';

/** Faults of an add-on's script. */
export type ScriptFault = 'scriptMissing' | 'scriptSlow' | 'scriptBroken';

/** Describes a fault in a few words. */
export function describeFault( kind: FaultKind | ScriptFault ): string {
	switch ( kind ) {
		case 'threw':
			return __( 'It threw an error.', 'shopfront' );
		case 'wrongType':
			return __( 'It answered with another type.', 'shopfront' );
		case 'refused':
			return __( 'Its answer cannot be used here.', 'shopfront' );
		case 'mutatedInput':
			return __( 'It wrote into what it was given.', 'shopfront' );
		case 'slow':
			return __( 'It took too long to answer.', 'shopfront' );
		case 'suspended':
			return __(
				'It was slow so often that it is not asked any more.',
				'shopfront'
			);
		case 'renderLoop':
			return __( 'It rendered again and again.', 'shopfront' );
		case 'timeout':
			return __(
				'It did not answer for as long as anybody waits.',
				'shopfront'
			);
		case 'unusable':
			return __(
				'It registered something that cannot be used.',
				'shopfront'
			);
		case 'scriptMissing':
			return __( 'The script could not be loaded.', 'shopfront' );
		case 'scriptSlow':
			return __( 'The page did not wait for the script.', 'shopfront' );
		case 'scriptBroken':
			return __( 'The script threw an error.', 'shopfront' );
	}
}
