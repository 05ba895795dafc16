import type { Page } from '@playwright/test';

/** Where a state is shown alone. */
export const STAGE = '.sf-gallery-stage';

const HEIGHT = 900;

/** How a page of the gallery looks; what is left out is as a shop has it from the beginning. */
export interface GalleryDisplayOptions {
	dir?: 'ltr' | 'rtl';
	/** Percent of the usual size. */
	text?: '100' | '200';
	theme?: 'light' | 'dark';
}

/** A page of the gallery that shows one state at a time. */
export interface GalleryPage {
	/** Opens a page. */
	open: ( stateId: string ) => Promise< void >;
	/** Shows a state anew, as it is first, on the page that is open. */
	show: (
		stateId: string,
		displayOptions?: GalleryDisplayOptions
	) => Promise< void >;
	/** Changes how the state that is shown looks, and leaves it what it is. */
	setTheme: ( theme: 'light' | 'dark' ) => Promise< void >;
	setWidth: ( widthPx: number ) => Promise< void >;
}

/** What is shown finds its place within two frames: its container is measured in the first. */
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
		// Snackbars leave the stage without a height.
		await page
			.locator( `[data-sf-state="${ stateId }"]` )
			.waitFor( { state: 'attached' } );
	},
	show: async ( stateId, displayOptions = {} ) => {
		const query = new URLSearchParams( {
			state: stateId,
			...displayOptions,
		} );
		// The page follows its address, as it does when somebody goes back in it.
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
	setWidth: async ( width ) => {
		await page.setViewportSize( { width, height: HEIGHT } );
		await settled( page );
	},
} );
