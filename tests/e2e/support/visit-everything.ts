import type { Page } from '@playwright/test';

/** A click may have led to a page without the form, where a choice would wait until the test ends, ms. */
const CHOICE_TIMEOUT_MS = 120_000;

export const visitEverything = async (
	page: Page,
	selector = '#author-content'
): Promise< void > => {
	await page.mouse.wheel( 0, 400 );
	const badge = page.locator( '.wc-block-mini-cart__button' ).first();
	if ( await badge.count() ) {
		await badge.dispatchEvent( 'pointerenter' );
	}
	// In one task: each call would take as long as all of them.
	await page.evaluate( async ( within ) => {
		const names = [
			'pointerover',
			'mouseover',
			'focusin',
			'mousedown',
			'click',
		];
		// The visitor follows none of the content's links; scripts that follow one show up.
		window.addEventListener( 'click', ( event ) => {
			if ( ( event.target as Element ).closest?.( within ) ) {
				event.preventDefault();
			}
		} );
		const content = document.querySelectorAll( `${ within } *` );
		for ( const [ index, element ] of [ ...content ].entries() ) {
			for ( const name of names ) {
				element.dispatchEvent(
					new MouseEvent( name, { bubbles: true, cancelable: true } )
				);
			}
			if ( index % 200 === 0 ) {
				await new Promise( ( resolve ) => setTimeout( resolve ) );
			}
		}
		document
			.querySelectorAll< HTMLDialogElement >( 'dialog[open]' )
			.forEach( ( dialog ) => dialog.close() );
	}, selector );
	for ( const select of await page
		.locator( 'form.variations_form .variations select' )
		.all() ) {
		// Radio buttons may stand for it.
		await select.selectOption(
			{ index: 1 },
			{ force: true, timeout: CHOICE_TIMEOUT_MS }
		);
	}
	await page.evaluate( () => {
		const click = ( name: string ) =>
			document.querySelector< HTMLElement >( name )?.click();
		const field = document.querySelector< HTMLInputElement >(
			'.sf-search input[name=s]'
		);
		field?.focus();
		if ( field ) {
			field.value = 'shirt';
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		click( '[data-sf-quick-view]' );
		click( '.wc-block-mini-cart__button' );
	} );
	await page.waitForTimeout( 700 );
};
