/** Pixels. */
const SIZE = 48;

/** Longer than the pause between two keys, ms. */
const PAUSE_MS = 150;

/** More would cost memory on a page that stays open. */
const MAX_KNOWN = 200;

export interface Pictures {
	/** Returns a picture that is empty until `load`, unless its file is known. */
	create: ( url: string ) => HTMLElement;
	/** Loads the empty pictures in an element after a pause. Another call or `cancel` replaces it. */
	load: ( element: Element ) => void;
	cancel: () => void;
}

/**
 * Creates the pictures of a list of suggestions. While a shopper types, each key brings another list: pictures that loaded
 * for all of them would keep the browser from showing the next one.
 */
export function createPictures( page: Document ): Pictures {
	const view = page.defaultView ?? window;
	/** Pictures by address. As long as one exists, the browser keeps its file decoded for others. */
	const known = new Map< string, HTMLImageElement >();
	const addresses = new WeakMap< Element, string >();
	let timer = 0;

	const cancel = () => view.clearTimeout( timer );
	const start = ( picture: HTMLImageElement, url: string ) => {
		addresses.delete( picture );
		picture.addEventListener( 'load', () => {
			if ( known.size === MAX_KNOWN ) {
				known.clear();
			}
			known.set( url, picture );
		} );
		picture.addEventListener( 'error', () => picture.remove() );
		picture.src = url;
	};
	return {
		create: ( url ) => {
			const frame = page.createElement( 'span' );
			frame.className = 'sf-search__picture';
			const picture = page.createElement( 'img' );
			picture.alt = '';
			picture.width = SIZE;
			picture.height = SIZE;
			picture.decoding = 'async';
			if ( known.has( url ) ) {
				start( picture, url );
			} else {
				addresses.set( picture, url );
			}
			frame.append( picture );
			return frame;
		},
		load: ( element ) => {
			cancel();
			timer = view.setTimeout( () => {
				for ( const picture of element.querySelectorAll( 'img' ) ) {
					const url = addresses.get( picture );
					if ( url ) {
						start( picture, url );
					}
				}
			}, PAUSE_MS );
		},
		cancel,
	};
}
