/**
 * Webpack loader: leaves the imports of behaviors to the browser, by the names of their files. Webpack would wrap each one in a
 * function and add code to call it.
 */
module.exports = ( source ) =>
	source.replace(
		/import\(\s*(?:\/\*[^*]*\*\/\s*)?'@shopfront\/behaviors\/([\w-]+)'\s*\)/g,
		"import( /* webpackIgnore: true */ './$1.js' )"
	);
