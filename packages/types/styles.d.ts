/** The compiled text of a stylesheet (`STYLES_AS_TEXT` in webpack.config.js). */
declare module '*?text' {
	const text: string;
	export default text;
}
