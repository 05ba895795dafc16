import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find } from '../fixtures/mount-behavior';
import { STILL, UNDIRECTED, type Row } from './row';

const IN_BROWSER = 'browser: site-motion.spec.ts';
const NOT_OPERATED = 'none: nothing is operated';

const hasLink = ( href: string ) => () =>
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', href );

HTMLMediaElement.prototype.play = async () => {};
HTMLMediaElement.prototype.pause = () => {};

export const MOTION_ROWS: readonly Row[] = [
	{
		name: 'slider',
		selector: '[data-sf-slider]',
		html: `<div data-sf-slider aria-label="Offers" data-sf-slider-options='{"autoplay":true}'><ul class="sf-slider__track">
			<li><a href="#tea">Tea</a></li><li><a href="#mugs">Mugs</a></li></ul></div>`,
		withoutScript: () =>
			screen
				.getAllByRole( 'link' )
				.forEach( ( link ) => expect( link ).toBeVisible() ),
		keyboard: IN_BROWSER,
		rtl: IN_BROWSER,
		reducedMotion: () =>
			expect(
				screen.queryByRole( 'button', { name: /Pause/ } )
			).toBeNull(),
	},
	{
		name: 'animate-in',
		selector: '[data-sf-animate]',
		html: '<p data-sf-animate="fade-in-up">Text</p>',
		withoutScript: () => expect( find( 'p' ) ).toBeVisible(),
		keyboard: NOT_OPERATED,
		rtl: UNDIRECTED,
		reducedMotion: IN_BROWSER,
	},
	{
		name: 'count-up',
		selector: '[data-sf-count]',
		html: '<p lang="en"><b data-sf-count>1,200</b> teas</p>',
		withoutScript: () =>
			expect( find( 'p' ) ).toHaveTextContent( '1,200 teas' ),
		keyboard: NOT_OPERATED,
		rtl: UNDIRECTED,
		reducedMotion: () => expect( find( 'b' ).innerHTML ).toBe( '1,200' ),
	},
	{
		name: 'back-to-top',
		selector: '.sf-top',
		html: '<a class="sf-top" href="#top">Back to top</a>',
		withoutScript: hasLink( '#top' ),
		keyboard: () => expect( find( 'a' ).inert ).toBe( true ),
		rtl: UNDIRECTED,
		reducedMotion: 'none: scroll-to moves the page',
	},
	{
		name: 'scroll-to',
		selector: 'body',
		html: '<a href="#sizes">Sizes</a><h2 id="sizes">Sizes</h2>',
		withoutScript: hasLink( '#sizes' ),
		keyboard: IN_BROWSER,
		rtl: UNDIRECTED,
		reducedMotion: async () => {
			find( 'h2' ).getClientRects = () =>
				[ {} ] as unknown as DOMRectList;
			window.scrollTo = () => {};
			await userEvent.click( find( 'a' ) );
			expect( find( 'h2' ) ).toHaveFocus();
		},
	},
	{
		name: 'video',
		selector: '[data-sf-video]',
		html: '<a data-sf-video href="/films/tea.mp4"><span>Making tea</span></a>',
		withoutScript: hasLink( '/films/tea.mp4' ),
		keyboard: async () => {
			find( 'a' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( screen.getByLabelText( 'Making tea' ) ).toHaveFocus();
		},
		rtl: 'none: players look alike in all languages',
		reducedMotion: STILL,
	},
	{
		name: 'video-background',
		selector: '[data-sf-video=background]',
		html: '<div><a data-sf-video="background" href="/films/waves.webm">Waves</a></div>',
		withoutScript: hasLink( '/films/waves.webm' ),
		keyboard: async () => {
			screen.getByRole( 'button', { name: 'Pause video' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect(
				screen.getByRole( 'button', { name: 'Play video' } )
			).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: () =>
			expect(
				screen.getByRole( 'button', { name: 'Play video' } )
			).toBeVisible(),
	},
	{
		name: 'social-feed',
		selector: '[data-sf-feed]',
		html: '<div data-sf-feed="c2hvcA"><a href="/photos/">Photos</a></div>',
		globals: {
			shopfrontSettings: {
				ajaxurl: '/ajax',
				actions: { socialFeed: 'load_feed' },
			},
		},
		withoutScript: hasLink( '/photos/' ),
		keyboard: NOT_OPERATED,
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'lazy-script',
		selector: '[data-sf-script]',
		html: '<div data-sf-script="map"><a href="/map/">Map</a></div>',
		globals: {
			shopfrontSettings: { site: { scripts: { map: '/widget.js' } } },
		},
		withoutScript: hasLink( '/map/' ),
		keyboard: NOT_OPERATED,
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'motion-notice',
		selector: 'body',
		html: '<p>Text</p>',
		withoutScript: () => expect( find( 'p' ) ).toBeVisible(),
		keyboard: NOT_OPERATED,
		rtl: UNDIRECTED,
		reducedMotion: () => expect( console ).not.toHaveInformed(),
	},
];
