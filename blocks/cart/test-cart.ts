import { act } from '@testing-library/react';
import type { CartResponse } from '@shopfront/store-api';
import { createTestApp, type TestApp } from '../../tests/fixtures/block-app';
import { mount } from './frontend';

/** A page with a cart, for tests. */
export interface TestCart {
	app: TestApp;
	container: HTMLElement;
	close: () => void;
}

/**
 * Opens a page with a cart block.
 *
 * @param cart     What the server has told.
 * @param settings As `window.wcSettings`.
 * @param template What the page has inside of the block; what must be there is put in.
 */
export const openCart = (
	cart: CartResponse,
	settings: Readonly< Record< string, unknown > > = {},
	template = ''
): TestCart => {
	document.body.innerHTML = `<div data-block-name="woocommerce/cart" class="wp-block-woocommerce-cart">${ template }</div>`;
	const container = document.querySelector< HTMLElement >(
		'.wp-block-woocommerce-cart'
	);
	if ( ! container ) {
		throw new Error( 'No container.' );
	}
	// The document has no layout to scroll.
	Element.prototype.scrollIntoView = () => undefined;
	const app = createTestApp( { cart, settings } );
	let unmount = () => {};
	act( () => {
		unmount = mount( container, app );
	} );
	return {
		app,
		container,
		close: () => {
			act( () => unmount() );
			app.stop();
		},
	};
};
