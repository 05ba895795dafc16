/** Pixels. */
const SIZE = 48;

/** Longer than the pause between two keys, ms. */
const PAUSE_MS = 150;

/** A limit, because the page may stay open for long. */
const MAX_KNOWN = 200;

export interface Pictures {
	/** Returns a picture that stays empty until `load`, unless its file is known. */
	create: ( url: string ) => HTMLElement;
	/** Loads an element's empty pictures after a pause. `cancel` and further calls cancel it. */
	load: ( element: Element ) => void;
	cancel: () => void;
}

/**
 * Creates the pictures of suggestions. Each key press shows another list: if we loaded all their pictures, the browser
 * couldn't keep up with showing the next list.
 */
export const createPictures = ( page: Document ): Pictures => {
	const view = page.defaultView ?? window;
	/** Pictures by URL. As long as one exists, the browser keeps its file decoded. */
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
};
