import type { Page } from '@playwright/test';

export const STAGE = '.sf-gallery-stage';

const HEIGHT = 900;

export interface GalleryDisplayOptions {
	dir?: 'ltr' | 'rtl';
	/** Text size in percent. */
	text?: '100' | '200';
	theme?: 'light' | 'dark';
}

export interface GalleryPage {
	open: ( stateId: string ) => Promise< void >;
	/** Resets the state on the open page. */
	show: (
		stateId: string,
		displayOptions?: GalleryDisplayOptions
	) => Promise< void >;
	/** Doesn't reset the state. */
	setTheme: ( theme: 'light' | 'dark' ) => Promise< void >;
	/** Doesn't reset the state. */
	setDirection: ( dir: 'ltr' | 'rtl' ) => Promise< void >;
	setWidth: ( widthPx: number ) => Promise< void >;
}

/** Two frames: the first measures the container, the second lays out the content. */
const settled = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);

export const createGalleryPage = ( page: Page ): GalleryPage => ( {
	open: async ( stateId ) => {
		await page.goto( `/components/state/?state=${ stateId }` );
		// Snackbars leave the stage without height, so it's never visible.
		await page
			.locator( `[data-sf-state="${ stateId }"]` )
			.waitFor( { state: 'attached' } );
	},
	show: async ( stateId, displayOptions = {} ) => {
		const query = new URLSearchParams( {
			state: stateId,
			...displayOptions,
		} );
		// The page follows its URL, as for back navigation.
		await page.evaluate( ( address ) => {
			window.scrollTo( 0, 0 );
			window.history.replaceState( null, '', address );
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		}, `?${ query }` );
		await settled( page );
	},
	setTheme: ( theme ) =>
		page.evaluate( ( name ) => {
			document.documentElement.dataset.sfTheme = name;
		}, theme ),
	setDirection: async ( direction ) => {
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		await settled( page );
	},
	setWidth: async ( width ) => {
		await page.setViewportSize( { width, height: HEIGHT } );
		await settled( page );
	},
} );
