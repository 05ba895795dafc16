import deprecated from '@wordpress/deprecated';
import { setExtensionData } from './form';

/** @deprecated Use `setExtensionData`. */
export const __internalSetExtensionData = (
	...args: Parameters< typeof setExtensionData >
) => {
	deprecated( '__internalSetExtensionData', {
		alternative: 'setExtensionData',
		since: '9.9.0',
	} );
	return setExtensionData( ...args );
};
