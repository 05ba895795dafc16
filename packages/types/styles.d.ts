/** The compiled text of a stylesheet (tools/build/compile-style.cjs). */
declare module '*?text' {
	const text: string;
	export default text;
}
