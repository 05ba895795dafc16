import type { Section } from './section';

const picture = (
	file: string,
	caption: string,
	href = `/pictures/${ file }.webp`
) => `<figure><a href="${ href }" data-width="1200" data-height="1200"><img
	src="/pictures/${ file }.svg?w=300" alt="${ caption }" width="150" height="150" loading="lazy"></a>
	<figcaption>${ caption }</figcaption></figure>`;

const SIDEBAR = `<p><a class="button button--quiet behavior-small-only" href="#sample-sidebar" data-sf-open="#sample-sidebar" data-sf-side="start">Filter products</a></p>
<div class="behavior-sidebar" id="sample-sidebar"><h4>Filter</h4><p><label><input type="checkbox"> In stock</label></p>
	<p><label>Highest price <input type="number" value="50"></label></p></div>`;

const side = ( name: string ) =>
	`<a class="button button--quiet" href="#panel-${ name }">${ name[ 0 ]?.toUpperCase() }${ name.slice( 1 ) }</a>`;

const panel = ( name: string ) =>
	`<dialog class="sf-offcanvas" id="panel-${ name }" data-sf-side="${ name }" aria-labelledby="panel-${ name }-title">
	<a class="sf-offcanvas__close" href="#offcanvas" data-sf-close aria-label="Close">×</a>
	<h4 id="panel-${ name }-title">Panel at the ${ name }</h4>
	<ul><li><a href="/shop/">Shop</a></li><li><a href="/collections/">Collections</a></li></ul>
</dialog>`;

const SUBMENU = `<ul class="sf-submenu">
		<li><a href="/shop/">All products</a></li>
		<li><a href="/collections/">Collections</a><ul class="sf-submenu"><li><a href="/collections/">New arrivals</a></li><li><a href="/collections/">Best sellers</a></li></ul></li>
	</ul>`;

const MENU = `<nav class="behavior-menu" aria-label="Sample menu"><ul data-sf-dropdown>
	<li><a href="/shop/">Shop</a>${ SUBMENU }</li>
	<li><a href="#">Help</a><ul class="sf-submenu"><li><a href="/contact/">Contact</a></li><li><a href="/terms/">Terms</a></li></ul></li>
	<li><a href="/contact/">Contact</a></li>
</ul></nav>`;

const CATEGORIES = `<nav class="behavior-menu" aria-label="Sample categories"><ul data-sf-dropdown="vertical">
	<li><button class="button button--quiet" type="button">All categories</button>${ SUBMENU }</li>
</ul></nav>`;

const box = ( mode: string, lines: number, sidebar = '' ) =>
	`<div class="behavior-box behavior-page" tabindex="0" role="region" aria-label="Sample page, header ${ mode }">
	<div class="sf-header" data-sf-sticky="${ mode }"><strong>Sample header</strong> <a href="/shop/">Shop</a></div>
	<div class="behavior-page__columns">${ sidebar }<div>${ '<p>Sail cloth, brass and oak, made to be used for years.</p>'.repeat( lines ) }</div></div>
</div>`;

/** Layers above the page. */
export const LAYER_SECTIONS: readonly Section[] = [
	{
		name: 'layers',
		title: 'Lock of the page behind dialogs',
		text: 'While a modal dialog is open, whichever script opened it, the page behind it does not scroll, and its menus close. The last one that closes lets it go.',
		states: {
			initial: {
				text: 'Open the dialog, and another one in it. The page stays where it is until both have closed.',
				html: `<a class="button button--quiet" href="#layer-one" data-sf-lightbox>Open a dialog</a>
<div id="layer-one" class="sf-lightbox-content"><h4>The first dialog</h4><p>Escape closes only the top one.</p>
	<p><a class="button" href="#layer-two" data-sf-lightbox>Open another one</a></p></div>
<div id="layer-two" class="sf-lightbox-content"><h4>The second dialog</h4><p>The first one is below it.</p></div>`,
			},
			active: 'The page has the class sf-locked then.',
			loading: 'It waits for nothing.',
			error: 'A dialog that leaves the page while it is open unlocks it, too.',
			empty: 'Without dialogs, it does nothing.',
			disabled: 'Dialogs that are not modal do not lock the page.',
		},
	},
	{
		name: 'lightbox',
		title: 'Part of the page in a dialog',
		text: 'A link to a part of the page shows that part in a dialog: the part itself, so that its fields keep what was typed. It goes back to its place when the dialog closes.',
		states: {
			initial: {
				text: 'Press the link, and close the dialog with Escape, with its button or beside it.',
				html: `<a class="button button--quiet" href="#size-guide" data-sf-lightbox>Size guide</a>
<div id="size-guide" class="sf-lightbox-content"><h4>Size guide</h4><p>Measure a shirt that fits you well.</p>
	<p><label>Chest in cm <input type="number" value="96"></label></p></div>`,
			},
			active: {
				text: 'This one can be closed only by its own button, and the next one has its close button outside.',
				html: `<p><a class="button button--quiet" href="#age-question" data-sf-lightbox data-sf-lightbox-options='{"modal":true}'>A question</a>
	<a class="button button--quiet" href="#outside" data-sf-lightbox data-sf-lightbox-options='{"closeInside":false}'>Close button outside</a></p>
<div id="age-question" class="sf-lightbox-content"><h4>Are you over 18?</h4><p>We ask because of our matches.</p>
	<p><button class="button" type="button" data-sf-close>Yes, I am</button></p></div>
<div id="outside" class="sf-lightbox-content"><h4>Opening hours</h4><p>Monday to Friday from nine to five.</p></div>`,
			},
			loading: 'Its content is on the page already.',
			error: {
				text: 'A link to a part that the page does not have stays a link.',
				html: '<a href="#nowhere" data-sf-lightbox>A part that is missing</a>',
			},
			empty: 'An empty part gives an empty dialog with a close button.',
			disabled: 'A listener can cancel sf:lightbox:open.',
		},
	},
	{
		name: 'lightbox-auto',
		title: 'Dialog that opens by itself',
		text: 'Opens a part of the page in a dialog some time after the page, unless another dialog is open then.',
		states: {
			initial: {
				text: 'It would open after 2 s. This sample waits for ten hours, so that it stays out of your way; press the link instead.',
				html: `<a class="button button--quiet" href="#newsletter" data-sf-lightbox data-sf-lightbox-auto="36000000">Newsletter</a>
<div id="newsletter" class="sf-lightbox-content"><h4>Letters from the harbour</h4><p>Once a month, never more.</p></div>`,
			},
			active: 'It is the dialog of a part of the page.',
			loading: 'It waits for its time.',
			error: 'A part that is missing opens nothing.',
			empty: 'Without a number of milliseconds, it opens at once.',
			disabled: 'It does not open above another dialog.',
		},
	},
	{
		name: 'login-popup',
		title: 'Login that opens by itself with a notice',
		text: 'A login form in a dialog. If the server has printed a notice into it, such as a wrong password, it opens by itself, and the notice gets the focus.',
		states: {
			initial: {
				text: 'Press the link. This form has no notice, so it waits.',
				html: `<a class="button button--quiet" href="/my-account/" data-sf-open="#sample-login">Log in</a>
<form id="sample-login" class="sf-lightbox-content plain-form" action="/my-account/login" method="post"><h4>Log in</h4>
	<p><label>Email address <input type="email" name="sample-email" autocomplete="username"></label></p>
	<p><label>Password <input type="password" name="sample-password" autocomplete="current-password"></label></p>
	<p><button class="button">Log in</button></p></form>`,
			},
			active: 'With a notice in #login-form-popup, the page opens with the dialog.',
			loading: 'It waits for nothing.',
			error: {
				text: 'The form as the server prints it after a wrong password; on a page of its own it would open by itself.',
				html: '<div class="woocommerce-error">The email address or the password is wrong.</div>',
			},
			empty: 'Without a form, the link leads to the account.',
			disabled: 'Logged-in visitors have no such form.',
		},
	},
	{
		name: 'terms-lightbox',
		title: 'Terms of a classic checkout',
		text: 'The link to the terms shows those that the checkout contains in a dialog, so that the form stays as it is, instead of unfolding them between the fields.',
		states: {
			initial: {
				text: 'Press the link in the text of the checkbox. The box stays unchecked.',
				html: `<div class="woocommerce-terms-and-conditions-wrapper">
	<div class="woocommerce-terms-and-conditions" hidden><h4>Terms and conditions</h4><p>Everything here is for show.</p></div>
	<p><label><input type="checkbox" name="terms"> <span class="woocommerce-terms-and-conditions-checkbox-text">I have read and agree to the website <a href="/terms/" class="woocommerce-terms-and-conditions-link" target="_blank" rel="noopener">terms and conditions</a></span></label></p>
</div>`,
			},
			active: 'It is the dialog of a part of the page.',
			loading: 'The terms are on the page already.',
			error: 'Without terms on the page, the link opens their page in a new tab.',
			empty: 'Empty terms give an empty dialog with a close button.',
			disabled: 'A click for a new tab opens the page of the terms.',
		},
	},
	{
		name: 'offcanvas',
		title: 'Panels at the sides of the window',
		text: 'A dialog of the page that comes from a side of the window when a link names it. Escape, a press beside it and a swipe to its side close it. Without script, the address shows it.',
		states: {
			initial: {
				text: 'Press a side. The start is on the left in English, and on the right in Arabic.',
				html: `<p>${ [ 'start', 'end', 'top', 'center' ].map( side ).join( ' ' ) }</p>
${ [ 'start', 'end', 'top', 'center' ].map( panel ).join( '\n' ) }`,
			},
			active: {
				text: 'A sidebar of the page, which becomes a panel in windows below 850 px. Its fields keep their values.',
				html: SIDEBAR,
			},
			loading: 'Its content is on the page already.',
			error: 'A link to a panel that is missing stays a link.',
			empty: 'An empty panel shows its close link.',
			disabled: 'A listener can cancel sf:offcanvas:open.',
		},
	},
	{
		name: 'lightbox-pictures',
		title: 'Pictures in the whole window',
		text: 'Links to pictures open in the whole window, with zoom and caption; those of a group also with arrows and a counter. Without script, the browser shows the picture.',
		states: {
			initial: {
				text: 'A group of three: arrows, swipes and keys go from one to the next, in the direction of reading.',
				html: `<div class="behavior-pictures" data-sf-gallery>${ picture( 'backpack', 'Backpack in sand' ) }
${ picture( 'backpack-moss', 'Backpack in moss' ) }
${ picture( 'backpack-slate', 'Backpack in slate' ) }</div>`,
			},
			active: {
				text: 'A single picture, without a known size, has neither arrows nor a counter.',
				html: '<a href="/pictures/backpack-moss.webp" data-sf-lightbox data-caption="One in moss">Show the backpack</a>',
			},
			loading: 'The small picture is shown until the large one is there.',
			error: {
				text: 'The first picture of this group does not exist: a message has its number and a link to it.',
				html: `<div class="behavior-pictures" data-sf-gallery>${ picture( 'kettle', 'A kettle that is lost', '/pictures/does-not-exist.webp' ) }
${ picture( 'backpack-slate', 'Backpack in slate again' ) }</div>`,
			},
			empty: 'A group without links to pictures does nothing.',
			disabled: 'A link to anything else stays a link.',
		},
	},
	{
		name: 'lightbox-video',
		title: 'Video in a dialog',
		text: 'A link to a video plays it in a dialog: a file in the player of the browser, a video of a known host in the player of that, which loads only then.',
		states: {
			initial: {
				text: 'Press the link. Closing the dialog ends the video at once.',
				html: '<a href="/assets/films/lantern.webm" data-sf-lightbox="video" title="The lantern by night">Watch the lantern</a>',
			},
			active: 'The player’s own controls are shown.',
			loading: 'The player shows that it loads.',
			error: {
				text: 'This file does not exist: the dialog says so, with a link to it.',
				html: '<a href="/assets/films/does-not-exist.webm" data-sf-lightbox="video">Watch a film that is gone</a>',
			},
			empty: 'Without an address, it is a link.',
			disabled: {
				text: 'A link to something that is no video stays a link.',
				html: '<a href="/contact/" data-sf-lightbox="video">Ask for a film</a>',
			},
		},
	},
	{
		name: 'lightbox-remote',
		title: 'Another page in a dialog',
		text: 'Shows the main content of another page of the site in a dialog, without its scripts. The terms of the block checkout open this way.',
		states: {
			initial: {
				text: 'Press the link. Without script it opens the page.',
				html: '<a href="/privacy/" data-sf-lightbox="remote">Privacy</a>',
			},
			active: 'It is the dialog of a part of the page.',
			loading: {
				text: 'While the answer is awaited, the dialog says so. Closing it ends the request.',
				html: '<p class="sf-dialog__status" role="status">Loading…</p>',
			},
			error: {
				text: 'This page does not exist: the dialog says so, with a link to it.',
				html: '<a href="/does-not-exist/" data-sf-lightbox="remote">A page that is gone</a>',
			},
			empty: 'An empty page counts as an error.',
			disabled: {
				text: 'A link to another site stays a link.',
				html: '<a href="https://example.com/" data-sf-lightbox="remote">Another site</a>',
			},
		},
	},
	{
		name: 'dropdown',
		title: 'Menus of a navigation',
		text: 'Menus open when the mouse rests on an item, by the button beside its link, and by the first tap. They move into the window. Without script, styles show them.',
		states: {
			initial: {
				text: 'Rest the mouse on Shop, or press the arrow beside it. Escape closes one level after the other.',
				html: MENU,
			},
			active: {
				text: 'A list of categories below one item. On the front page it can stay open.',
				html: CATEGORIES,
			},
			loading: 'It waits for nothing.',
			error: 'An item without a menu is a link.',
			empty: 'A menu without links opens empty.',
			disabled: 'A listener can cancel sf:dropdown:open.',
		},
	},
	{
		name: 'sticky-header',
		title: 'Header and sidebar that stay in the window',
		text: 'The header stays at the top by its styles. The script says when the page has moved past its height, publishes that height, and hides the header while the page moves down, if it should.',
		states: {
			initial: {
				text: 'Scroll the box: the header stays. On a page of its own, the whole window is the box.',
				html: box( 'always', 12 ),
			},
			active: {
				text: 'A header that comes back when the page moves up, and beside it, from 850 px on, a sidebar that stays 30 px below it.',
				html: box(
					'up',
					16,
					'<div data-sf-sticky-sidebar><p>A sidebar that stays.</p></div>'
				),
			},
			loading:
				'The height of the settings is used until the header is measured.',
			error: 'Nothing can fail.',
			empty: 'An empty header has no height to pass.',
			disabled: 'A header without data-sf-sticky moves with the page.',
		},
	},
];
