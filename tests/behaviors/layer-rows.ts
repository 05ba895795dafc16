import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find } from '../fixtures/mount-behavior';
import { STILL, UNDIRECTED, type Row } from './row';

const IN_BROWSER = 'browser: site-layers.spec.ts';

const leadsTo = ( address: string ) => () =>
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', address );

const isOpen = () =>
	expect( find< HTMLDialogElement >( 'dialog' ).open ).toBe( true );

/** Enter on a link opens a dialog; Escape is up to the browser. */
const opensByEnter = async () => {
	screen.getByRole( 'link' ).focus();
	await userEvent.keyboard( '{Enter}' );
	isOpen();
};

const leavesAtOnce = async () => {
	document.querySelector( 'a' )?.click();
	// Its code may load first.
	const dialog = await waitFor( () => find< HTMLDialogElement >( 'dialog' ) );
	dialog.close();
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
};

const SIZES = `<a href="#sizes" data-sf-lightbox>Size guide</a>
	<section id="sizes" class="sf-lightbox-content"><h2>Size guide</h2></section>`;

const sees = ( selector: string ) => () =>
	expect( find( selector ) ).toBeVisible();

const FALLBACK_PAGE = { CSS: { supports: () => true } };

export const LAYER_ROWS: readonly Row[] = [
	{
		name: 'layers',
		selector: 'body',
		html: '<p>Text</p>',
		withoutScript: sees( 'p' ),
		keyboard: 'none: the browser gives keys to the top dialog',
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'lightbox',
		selector: '[data-sf-lightbox]',
		html: SIZES,
		globals: FALLBACK_PAGE,
		withoutScript: sees( '#sizes' ),
		keyboard: opensByEnter,
		rtl: UNDIRECTED,
		reducedMotion: leavesAtOnce,
	},
	{
		name: 'lightbox-auto',
		selector: '[data-sf-lightbox-auto]',
		html: SIZES.replace(
			'lightbox>',
			'lightbox data-sf-lightbox-auto="60">'
		),
		globals: FALLBACK_PAGE,
		withoutScript: sees( '#sizes' ),
		keyboard: async () => {
			await new Promise( ( resolve ) => setTimeout( resolve, 80 ) );
			isOpen();
			find( '.sf-dialog__close' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( document.querySelector( 'dialog[open]' ) ).toBeNull();
		},
		rtl: UNDIRECTED,
		reducedMotion: 'none: it is the lightbox',
	},
	{
		name: 'login-popup',
		selector: '#login-form-popup',
		html: `<a href="/my-account/" data-sf-open="#login-form-popup">Log in</a>
			<form id="login-form-popup"><p class="woocommerce-error" role="alert">Wrong password.</p></form>`,
		globals: FALLBACK_PAGE,
		withoutScript: leadsTo( '/my-account/' ),
		keyboard: () => expect( screen.getByRole( 'alert' ) ).toHaveFocus(),
		rtl: UNDIRECTED,
		reducedMotion: 'none: it is the lightbox',
	},
	{
		name: 'terms-lightbox',
		selector: '.woocommerce-terms-and-conditions-link',
		html: `<div class="woocommerce-terms-and-conditions">Terms</div>
			<a href="/terms/" class="woocommerce-terms-and-conditions-link">terms</a>`,
		globals: FALLBACK_PAGE,
		withoutScript: leadsTo( '/terms/' ),
		keyboard: opensByEnter,
		rtl: UNDIRECTED,
		reducedMotion: leavesAtOnce,
	},
	{
		name: 'offcanvas',
		selector: 'dialog',
		html: `<a href="#menu">Menu</a><dialog class="sf-offcanvas" id="menu" aria-label="Menu"><p>Shop</p></dialog>`,
		globals: FALLBACK_PAGE,
		// `:target` shows it, but jsdom has no styles for that.
		withoutScript: leadsTo( '#menu' ),
		keyboard: opensByEnter,
		rtl: IN_BROWSER,
		reducedMotion: IN_BROWSER,
	},
	{
		name: 'lightbox-pictures',
		isInBrowser: true,
		selector: '[data-sf-gallery]',
		html: '<p data-sf-gallery><a href="/mug.webp">Mug</a></p>',
		withoutScript: leadsTo( '/mug.webp' ),
		keyboard: IN_BROWSER,
		rtl: IN_BROWSER,
		reducedMotion: IN_BROWSER,
	},
	{
		name: 'lightbox-video',
		selector: 'a',
		html: '<a href="/tea.mp4" data-sf-lightbox="video">Watch</a>',
		globals: FALLBACK_PAGE,
		withoutScript: leadsTo( '/tea.mp4' ),
		keyboard: opensByEnter,
		rtl: UNDIRECTED,
		reducedMotion: leavesAtOnce,
	},
	{
		name: 'lightbox-remote',
		selector: 'a',
		html: '<a href="/terms/" data-sf-lightbox="remote">Terms</a>',
		globals: FALLBACK_PAGE,
		withoutScript: leadsTo( '/terms/' ),
		keyboard: opensByEnter,
		rtl: UNDIRECTED,
		reducedMotion: leavesAtOnce,
	},
	{
		name: 'dropdown',
		selector: '[data-sf-dropdown]',
		html: `<nav><ul data-sf-dropdown><li><a href="/shop/">Shop</a>
			<ul class="sf-submenu"><li><a href="/kitchen/">Kitchen</a></li></ul></li></ul></nav>`,
		withoutScript: () =>
			expect(
				screen.getByRole( 'link', { name: 'Kitchen' } )
			).toHaveAttribute( 'href', '/kitchen/' ),
		keyboard: async () => {
			const button = screen.getByRole( 'button', {
				name: 'Submenu of Shop',
			} );
			button.focus();
			await userEvent.keyboard( '{Enter}' );
			expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
			await userEvent.keyboard( '{Escape}' );
			expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
			expect( button ).toHaveFocus();
		},
		rtl: IN_BROWSER,
		reducedMotion: STILL,
	},
	{
		name: 'sticky-header',
		selector: 'header',
		html: '<header class="sf-header" data-sf-sticky="always"><a href="/">Shop</a></header>',
		withoutScript: leadsTo( '/' ),
		keyboard: IN_BROWSER,
		rtl: UNDIRECTED,
		reducedMotion: IN_BROWSER,
	},
];
