/** Declares the used parts of libraries without types. */
declare module 'jquery' {
	const jQuery: unknown;
	export default jQuery;
}

declare module 'lodash' {
	const lodash: { noConflict: () => unknown };
	export default lodash;
}
