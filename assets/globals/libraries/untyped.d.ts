/** Libraries without types, as far as they are used. */
declare module 'jquery' {
	const jQuery: unknown;
	export default jQuery;
}

declare module 'lodash' {
	const lodash: { noConflict: () => unknown };
	export default lodash;
}
