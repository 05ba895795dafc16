/** Stand-in for wc-types, with the functions that the wc-settings stand-in needs. */
window.wc = window.wc || {};
window.wc.wcTypes = {
	isObject: ( value ) =>
		value !== null && typeof value === 'object' && ! Array.isArray( value ),
	isString: ( value ) => typeof value === 'string',
	isNumber: ( value ) => typeof value === 'number',
	isBoolean: ( value ) => typeof value === 'boolean',
};
