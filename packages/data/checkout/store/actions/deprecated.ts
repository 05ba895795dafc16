import { getServices } from '@shopfront/data/services';
import deprecated from '@wordpress/deprecated';
import type { CheckoutThunk } from '../thunk';
import { setExtensionData } from './form';

/** The version of WooCommerce that renamed the action. The scripts of earlier ones have no other name for it. */
const RENAMED_IN = 9.9;

/** @deprecated Use `setExtensionData`. */
export const __internalSetExtensionData =
	( ...args: Parameters< typeof setExtensionData > ): CheckoutThunk< void > =>
	( { dispatch, registry } ) => {
		const { settings } = getServices( registry );
		// An unknown version is a new one.
		if ( ! ( parseFloat( settings.wcVersion ) < RENAMED_IN ) ) {
			deprecated( '__internalSetExtensionData', {
				alternative: 'setExtensionData',
				since: '9.9.0',
			} );
		}
		dispatch( setExtensionData( ...args ) );
	};
