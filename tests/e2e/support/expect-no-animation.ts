import { expect, type Page } from '@playwright/test';

/** What moves at this moment, for longer than can be seen. */
export const getAnimatedElements = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		document
			.getAnimations()
			.filter(
				( { effect } ) =>
					Number( effect?.getComputedTiming().duration ) > 1
			)
			.map( ( { effect } ) =>
				effect instanceof KeyframeEffect
					? ( effect.target?.outerHTML.slice( 0, 200 ) ?? '' )
					: ''
			)
	);

/** Fails with each element that moves. */
export const expectNoAnimation = async ( page: Page ) =>
	expect( await getAnimatedElements( page ) ).toEqual( [] );
