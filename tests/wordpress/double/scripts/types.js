/** Stands for wc-types: as much of it as the stand-in for wc-settings needs. */
window.wc = window.wc || {};
window.wc.wcTypes = {
	isObject: ( value ) =>
		value !== null && typeof value === 'object' && ! Array.isArray( value ),
	isString: ( value ) => typeof value === 'string',
	isNumber: ( value ) => typeof value === 'number',
	isBoolean: ( value ) => typeof value === 'boolean',
};
