/** Size of the window of a social site, px (docs/contract/product-pages.md 5). */
const POPUP = 'width=550,height=420';

/** The picture that a menu shares. */
export interface SharedPicture {
	/** URL of the page. */
	page: string;
	/** URL of the picture. */
	image: string;
	text: string;
}

/** Names of sites, which are the same in all languages, with the URLs to which they share. */
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

/** Creates the menu that shares a picture on social sites or downloads it. */
export function createShareMenu(
	page: Document,
	picture: SharedPicture,
	download: string
): HTMLElement {
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
}
