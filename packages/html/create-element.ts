export const createElement = < Tag extends keyof HTMLElementTagNameMap >(
	page: Document,
	tag: Tag,
	className: string,
	...children: Array< Node | string >
): HTMLElementTagNameMap[ Tag ] => {
	const element = page.createElement( tag );
	element.className = className;
	element.append( ...children );
	return element;
};
