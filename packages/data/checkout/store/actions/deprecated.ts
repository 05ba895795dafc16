import { getServices } from '@shopfront/data/services';
import deprecated from '@wordpress/deprecated';
import type { CheckoutThunk } from '../thunk';
import { setExtensionData } from './form';

/** WooCommerce renamed the action in this version. Earlier versions' scripts have no other name for it. */
const RENAMED_IN = 9.9;

/** @deprecated Use `setExtensionData`. */
export const __internalSetExtensionData =
	( ...args: Parameters< typeof setExtensionData > ): CheckoutThunk< void > =>
	( { dispatch, registry } ) => {
		const { settings } = getServices( registry );
		// We treat an unknown version as a new one.
		if ( ! ( parseFloat( settings.wcVersion ) < RENAMED_IN ) ) {
			deprecated( '__internalSetExtensionData', {
				alternative: 'setExtensionData',
				since: '9.9.0',
			} );
		}
		dispatch( setExtensionData( ...args ) );
	};
