import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find } from '../fixtures/mount-behavior';
import { STILL, UNDIRECTED, type Row } from './row';

const later = ( ms: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const shows = ( name: string, selector: string ) => async () => {
	screen.getByRole( 'button', { name } ).focus();
	await userEvent.keyboard( '{Enter}' );
	expect( find( selector ) ).toBeVisible();
	await userEvent.keyboard( ' ' );
	expect( find( selector ) ).not.toBeVisible();
};
const isVisible = ( selector: string ) => () =>
	expect( find( selector ) ).toBeVisible();

/** Panels only move if the visitor wants motion. */
const opensAtOnce = ( name: string, selector: string ) => () => {
	const animate = jest.fn();
	HTMLElement.prototype.animate = animate;
	screen.getByRole( 'button', { name } ).click();
	Reflect.deleteProperty( HTMLElement.prototype, 'animate' );
	expect( animate ).not.toHaveBeenCalled();
	expect( find( selector ) ).toBeVisible();
};

const TABS = `<div data-sf-tabs><div role="tablist" aria-label="Shop">
	<a role="tab" href="#team" aria-controls="team">Team</a><a role="tab" href="#place" aria-controls="place">Place</a></div>
	<div role="tabpanel" id="team">Three people.</div><div role="tabpanel" id="place">At the harbor.</div></div>`;

export const DISCLOSURE_ROWS: readonly Row[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		html: '<div data-sf-sized><p>Text</p></div>',
		withoutScript: () => expect( find( 'p' ) ).toBeVisible(),
		keyboard: 'none: nothing is operated',
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'accordion',
		selector: '[data-sf-accordion]',
		html: `<div data-sf-accordion><details name="x"><summary>A</summary>Text</details>
			<h3><button type="button" aria-controls="care">Care</button></h3><div class="sf-panel" id="care">Wash it.</div></div>`,
		withoutScript: isVisible( '#care' ),
		keyboard: shows( 'Care', '#care' ),
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'collapse',
		selector: '[data-sf-collapse]',
		html: '<a href="#size" data-sf-collapse="#size">Sizes</a><div class="sf-panel" id="size">S to XL</div>',
		withoutScript: () => {
			isVisible( '#size' )();
			expect( screen.getByRole( 'link' ) ).toHaveAttribute(
				'href',
				'#size'
			);
		},
		keyboard: shows( 'Sizes', '#size' ),
		rtl: UNDIRECTED,
		reducedMotion: opensAtOnce( 'Sizes', '#size' ),
	},
	{
		name: 'collapse-o-matic',
		selector: '.collapseomatic',
		html: '<span class="collapseomatic" id="size" tabindex="0">Sizes</span><div class="collapseomatic_content" id="target-size">S to XL</div>',
		withoutScript: isVisible( '#target-size' ),
		keyboard: shows( 'Sizes', '#target-size' ),
		rtl: UNDIRECTED,
		reducedMotion: opensAtOnce( 'Sizes', '#target-size' ),
	},
	{
		name: 'tabs',
		selector: '[data-sf-tabs]',
		html: TABS,
		withoutScript: () => {
			isVisible( '#team' )();
			isVisible( '#place' )();
		},
		keyboard: async () => {
			screen.getByRole( 'tab', { name: 'Team' } ).focus();
			await userEvent.keyboard( '{End}{Enter}' );
			isVisible( '#place' )();
			expect( find( '#team' ) ).not.toBeVisible();
		},
		rtl: async () => {
			const tab = screen.getByRole( 'tab', { name: 'Team' } );
			// jsdom derives no styles from `dir`.
			tab.style.direction = 'rtl';
			tab.focus();
			await userEvent.keyboard( '{ArrowLeft}' );
			expect(
				screen.getByRole( 'tab', { name: 'Place' } )
			).toHaveFocus();
		},
		reducedMotion: STILL,
	},
	{
		name: 'url-hash',
		selector: 'body',
		html: `${ TABS }<details id="more"><summary>More</summary><p>Text</p></details>`,
		globals: {
			CSS: { escape: ( text: string ) => text },
			scrollTo: () => {},
		},
		withoutScript: 'none: browsers open details, and all else is open',
		keyboard: () => {
			history.replaceState( null, '', '#more' );
			window.dispatchEvent( new Event( 'hashchange' ) );
			history.replaceState( null, '', '/' );
			expect( screen.getByText( 'More' ) ).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: () => {
			const scrolled = jest.fn();
			Object.assign( window, { scrollTo: scrolled } );
			history.replaceState( null, '', '#more' );
			window.dispatchEvent( new Event( 'hashchange' ) );
			history.replaceState( null, '', '/' );
			expect( scrolled ).toHaveBeenCalledTimes( 1 );
		},
	},
	{
		name: 'read-more',
		selector: '.sf-clamp',
		html: '<p class="sf-clamp" data-sf-trim="7">A long text</p>',
		withoutScript: isVisible( 'p' ),
		keyboard: async () => {
			screen.getByRole( 'button', { name: 'Read more' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( find( 'p' ) ).toHaveTextContent( 'A long text' );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'skeleton',
		selector: '[data-sf-skeleton]',
		html: '<section><div data-sf-skeleton></div></section>',
		withoutScript: 'none: a script brings the content',
		keyboard: 'none: nothing is operated',
		rtl: UNDIRECTED,
		reducedMotion: async () => {
			find( 'section' ).append( 'Text', document.createElement( 'p' ) );
			await later( 0 );
			expect( document.querySelector( '[data-sf-skeleton]' ) ).toBeNull();
		},
	},
	{
		name: 'password-toggle',
		selector: '[name=password]',
		html: '<form><label>Password <input type="password" name="password"></label></form>',
		withoutScript: isVisible( 'input' ),
		keyboard: async () => {
			screen.getByRole( 'button', { name: 'Show password' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( find( 'input' ) ).toHaveAttribute( 'type', 'text' );
		},
		rtl: 'browser: the button is at the end of the field',
		reducedMotion: STILL,
	},
	{
		name: 'orders-table',
		selector: '.woocommerce-orders-table',
		html: '<table class="woocommerce-orders-table"><tr><td>1</td></tr></table>',
		withoutScript: isVisible( 'table' ),
		keyboard: 'browser: the region scrolls',
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'page-notices',
		selector: '.woocommerce-message',
		html: '<div class="woocommerce-message" role="alert">Added.</div>',
		withoutScript: isVisible( 'div' ),
		keyboard: async () => {
			await later( 510 );
			expect( screen.getByRole( 'alert' ) ).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: async () => {
			const scrolled = jest.fn();
			Object.assign( window, { scrollTo: scrolled, innerHeight: -1 } );
			await later( 510 );
			Object.assign( window, { innerHeight: 768 } );
			expect( scrolled ).toHaveBeenCalledTimes( 1 );
		},
	},
	{
		name: 'store-notice',
		selector: '.woocommerce-store-notice',
		html: '<p class="woocommerce-store-notice" data-notice-id="row">Demo <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>',
		withoutScript: isVisible( 'p' ),
		keyboard: async () => {
			screen.getByRole( 'button' ).focus();
			await userEvent.keyboard( '{Enter}' );
			document.cookie = 'store_noticerow=;path=/;max-age=0';
			expect( find( 'p' ) ).not.toBeVisible();
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'coming-soon',
		selector: '#coming-soon-footer-banner',
		html: '<div id="coming-soon-footer-banner">Not open <a class="coming-soon-footer-banner-dismiss" data-rest-url="/users/1">Dismiss</a></div>',
		withoutScript: isVisible( 'div' ),
		keyboard: async () => {
			screen.getByRole( 'button' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( screen.getByRole( 'button' ) ).toHaveAttribute(
				'aria-busy',
				'true'
			);
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'edit-shortcuts',
		selector: '[data-sf-edit]',
		html: '<section data-sf-edit data-edit-backend="/editor/"><p>Text</p></section>',
		globals: { shopfrontSettings: { user: { can_edit_pages: true } } },
		withoutScript: isVisible( 'p' ),
		keyboard: () =>
			expect( screen.getByRole( 'link' ) ).toHaveAttribute(
				'href',
				'/editor/'
			),
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
];
