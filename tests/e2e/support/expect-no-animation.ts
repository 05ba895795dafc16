import { expect, type Page } from '@playwright/test';

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

export const expectNoAnimation = async ( page: Page ) =>
	expect( await getAnimatedElements( page ) ).toEqual( [] );
