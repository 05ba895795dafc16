export interface Failure {
	heading?: string;
	text: string;
	details?: string;
	/** Links to the page that couldn't be shown. */
	link: HTMLAnchorElement;
}

export const createFailure = (
	page: Document,
	{ heading, text, details, link: { href } }: Failure
): HTMLElement => {
	const message = page.createElement( 'div' );
	message.className = 'sf-dialog__failure';
	message.setAttribute( 'role', 'alert' );
	const add = ( tag: string, ...children: Array< Node | string > ) => {
		const element = page.createElement( tag );
		element.append( ...children );
		message.append( element );
	};
	if ( heading ) {
		add( 'h2', heading );
	}
	const link = page.createElement( 'a' );
	link.href = href;
	link.target = '_blank';
	link.rel = 'noopener';
	link.textContent = text;
	add( 'p', link );
	if ( details ) {
		add( 'p', details );
	}
	return message;
};
