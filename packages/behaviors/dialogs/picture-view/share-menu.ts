/** Size of the popup window, px (docs/contract/product-pages.md 5). */
const POPUP = 'width=550,height=420';

export interface SharedPicture {
	page: string;
	image: string;
	text: string;
}

/** Site names are the same in all languages. */
const SITES: ReadonlyArray<
	readonly [ string, ( picture: SharedPicture ) => string ]
> = [
	[
		'Facebook',
		( { page } ) =>
			`https://www.facebook.com/sharer/sharer.php?${ new URLSearchParams( { u: page } ) }`,
	],
	[
		'X',
		( { page, text } ) =>
			`https://x.com/intent/post?${ new URLSearchParams( { text, url: page } ) }`,
	],
	[
		'Pinterest',
		( { page, image, text } ) =>
			`https://www.pinterest.com/pin/create/button/?${ new URLSearchParams(
				{ url: page, media: image, description: text }
			) }`,
	],
];

export const createShareMenu = (
	page: Document,
	picture: SharedPicture,
	download: string
): HTMLElement => {
	const menu = page.createElement( 'ul' );
	menu.className = 'sf-lightbox__share';
	const add = ( label: string, href: string ) => {
		const link = page.createElement( 'a' );
		link.textContent = label;
		link.href = href;
		const item = page.createElement( 'li' );
		item.append( link );
		menu.append( item );
		return link;
	};
	for ( const [ name, getUrl ] of SITES ) {
		const link = add( name, getUrl( picture ) );
		link.target = '_blank';
		link.rel = 'noopener';
		link.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			page.defaultView?.open(
				link.href,
				'_blank',
				`noopener,${ POPUP }`
			);
		} );
	}
	if ( download ) {
		add( download, picture.image ).download = '';
	}
	return menu;
};
