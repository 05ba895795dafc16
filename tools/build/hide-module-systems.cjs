/**
 * Loader: lets plugins of jQuery extend the jQuery on the window, which may be the page's own, instead of requiring one. They
 * look for module systems first.
 */
module.exports = ( source ) =>
	`( ( define, exports, module, require ) => {\n${ source }\n} )();`;
