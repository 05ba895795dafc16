/** These libraries have no types. We declare only the parts that we use. */
declare module 'jquery' {
	const jQuery: unknown;
	export default jQuery;
}

declare module 'lodash' {
	const lodash: { noConflict: () => unknown };
	export default lodash;
}
