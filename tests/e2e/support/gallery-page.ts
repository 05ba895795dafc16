import type { Page } from '@playwright/test';

/** Where a state is shown alone. */
export const STAGE = '.sf-gallery-stage';

const HEIGHT = 900;

/** A page of the gallery that shows one state. */
export interface GalleryPage {
	open: ( stateId: string ) => Promise< void >;
	/** Turns the page that is open, as a mirrored shop would have it from the beginning. */
	setDirection: ( direction: 'ltr' | 'rtl' ) => Promise< void >;
	/** Waits until the page has found its place in it. */
	setWidth: ( widthPx: number ) => Promise< void >;
	setTextSize: ( percent: number ) => Promise< void >;
	setTheme: ( theme: 'light' | 'dark' ) => Promise< void >;
}

export const galleryPageOf = ( page: Page ): GalleryPage => ( {
	open: async ( stateId ) => {
		await page.goto( `/components/state/?state=${ stateId }` );
		await page.locator( STAGE ).waitFor();
	},
	setDirection: ( direction ) =>
		page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction ),
	setWidth: async ( width ) => {
		await page.setViewportSize( { width, height: HEIGHT } );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestAnimationFrame( () =>
						requestAnimationFrame( resolve )
					)
				)
		);
	},
	setTextSize: ( percent ) =>
		page.evaluate( ( size ) => {
			document.documentElement.style.fontSize = `${ size }%`;
		}, percent ),
	setTheme: ( theme ) =>
		page.evaluate( ( name ) => {
			document.documentElement.dataset.sfTheme = name;
		}, theme ),
} );
