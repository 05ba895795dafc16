/** Stand-in for wc-types, with the functions that the stand-in for wc-settings needs. */
window.wc = window.wc || {};
window.wc.wcTypes = {
	isObject: ( value ) =>
		value !== null && typeof value === 'object' && ! Array.isArray( value ),
	isString: ( value ) => typeof value === 'string',
	isNumber: ( value ) => typeof value === 'number',
	isBoolean: ( value ) => typeof value === 'boolean',
};
