import type { Section } from './section';

const LONG =
	'Linen is woven from flax, which grows without irrigation in cool and damp fields near the coast. The stalks are laid out in the dew, dried, broken and combed, and their long fibers are spun wet. The cloth is cool in summer and warm in winter, dries quickly, and becomes softer with each wash. It creases, which is part of its look: hang it up damp and leave the iron in the cupboard.';

const STILL_LOADING = 'Nothing is loaded.';
const CANNOT_FAIL = 'Nothing can fail.';
const NEVER_EMPTY = 'It has no state without content.';
const NEVER_DISABLED = 'It cannot be disabled.';

const details = ( name: string, title: string, text: string, more = '' ) =>
	`	<details class="behavior-details" name="${ name }"${ more }><summary>${ title }</summary><p>${ text }</p></details>`;

const button = ( id: string, title: string, text: string, more = '' ) =>
	`	<h4><button class="behavior-trigger" type="button" aria-controls="${ id }"${ more }>${ title }</button></h4>
	<div class="sf-panel${ more && ' is-open' }" id="${ id }"><p>${ text }</p></div>`;

const collapse = ( id: string, title: string, text: string, more = '' ) =>
	`<button class="behavior-trigger" type="button" data-sf-collapse="#${ id }"${ more }>${ title }</button>
<div class="sf-panel${ more.includes( 'expanded="true"' ) ? ' is-open' : '' }" id="${ id }"><p>${ text }</p></div>`;

const matic = ( id: string, title: string, text: string, more = '' ) =>
	`<span class="collapseomatic behavior-trigger" id="${ id }" tabindex="0"${ more }>${ title }</span>
<div class="collapseomatic_content" id="target-${ id }">${ text }</div>`;

const tab = ( id: string, title: string, more = '' ) =>
	`		<a role="tab" id="${ id }-tab" href="#${ id }" aria-controls="${ id }"${ more }>${ title }</a>`;

const panel = ( id: string, text: string ) =>
	`	<div role="tabpanel" id="${ id }" aria-labelledby="${ id }-tab"><p>${ text }</p></div>`;

const tabs = ( id: string, list: string, more = '' ) =>
	`<div class="behavior-tabs" data-sf-tabs${ more }>
	<div role="tablist" aria-label="About the shop, ${ id }"${ list }>
${ tab( `${ id }-team`, 'Team' ) }
${ tab( `${ id }-place`, 'Workshop' ) }
${ tab( `${ id }-hours`, 'Hours' ) }
	</div>
${ panel( `${ id }-team`, 'Three people and a dog.' ) }
${ panel( `${ id }-place`, 'In the old rope yard, behind the harbor.' ) }
${ panel( `${ id }-hours`, 'Tuesday to Saturday, ten to six.' ) }
</div>`;

const order = ( number: number, status: string, total: string ) =>
	`		<tr><th scope="row">#${ number }</th><td>November ${ number - 1200 }, 2026</td><td>${ status }</td><td>${ total }</td><td>View</td></tr>`;

const orders = ( ...rows: string[] ) =>
	`<table class="woocommerce-orders-table behavior-orders">
	<thead><tr><th scope="col">Order</th><th scope="col">Date</th><th scope="col">Status</th><th scope="col">Total</th><th scope="col">Actions</th></tr></thead>
	<tbody>
${ rows.join( '\n' ) }
	</tbody>
</table>`;

const card = ( title: string, text: string, price: string ) =>
	`	<li><h4>${ title }</h4><p>${ text }</p><b>${ price }</b></li>`;

/** Content that opens, and elements that stay what they are. */
export const DISCLOSURE_SECTIONS: readonly Section[] = [
	{
		name: 'accordion',
		title: 'Accordion',
		text: 'Keeps one section open at a time. Details of current browsers need no script for that; buttons and regions of older markup do.',
		states: {
			initial: {
				text: 'Details: open one, and the other closes.',
				html: `<div data-sf-accordion>
${ details( 'sample-delivery', 'Delivery', 'Two to four days, without plastic.' ) }
${ details( 'sample-delivery', 'Returns', 'Thirty days, at our expense.' ) }
${ details( 'sample-delivery', 'Repairs', 'For as long as we have the parts.' ) }
</div>`,
			},
			active: {
				text: 'Buttons and regions, with an open section.',
				html: `<div data-sf-accordion>
${ button( 'sample-care', 'Care', 'Wash at 30 °C, and dry in the shade.', ' aria-expanded="true"' ) }
${ button( 'sample-sizes', 'Sizes', 'They run large. Take the smaller one.' ) }
</div>`,
			},
			loading: STILL_LOADING,
			error: CANNOT_FAIL,
			empty: 'A button whose region is missing is left alone.',
			disabled: {
				text: 'Several may be open, as data-sf-accordion="multiple" says.',
				html: `<div data-sf-accordion="multiple">
${ details( 'sample-multiple', 'Wool', 'From sheep on the island.', ' open' ) }
${ details( 'sample-multiple', 'Linen', 'From flax on the coast.', ' open' ) }
</div>`,
			},
		},
	},
	{
		name: 'collapse',
		title: 'Collapsible sections',
		text: 'Opens and closes a panel anywhere on the page, by the rules of its group.',
		states: {
			initial: {
				text: 'A section by itself.',
				html: collapse(
					'sample-material',
					'Material',
					'Waxed cotton, brass and vegetable-tanned leather.'
				),
			},
			active: {
				text: 'A group of which one is open. The first one stays open until another one opens.',
				html: `${ collapse( 'sample-one', 'By ship', 'Slow, and almost without emissions.', ' data-sf-collapse-rel="ways-highlander" data-sf-collapse-rules="must-be-one" aria-expanded="true"' ) }
${ collapse( 'sample-two', 'By rail', 'A day faster.', ' data-sf-collapse-rel="ways-highlander" data-sf-collapse-rules="must-be-one"' ) }`,
			},
			loading: STILL_LOADING,
			error: CANNOT_FAIL,
			empty: 'A trigger whose panel is missing stays a link.',
			disabled: {
				text: 'Buttons for a whole group. The last section only expands.',
				html: `<p><button class="button button--quiet" type="button" data-sf-collapse-all="expand" data-sf-collapse-group="sample">Open all</button>
<button class="button button--quiet" type="button" data-sf-collapse-all="collapse" data-sf-collapse-group="sample">Close all</button></p>
${ collapse( 'sample-all-one', 'Frame', 'Oak from old boats.', ' data-sf-collapse-group="sample"' ) }
${ collapse( 'sample-all-two', 'Seat', 'Paper cord.', ' data-sf-collapse-group="sample" data-sf-collapse-rules="expand-only"' ) }`,
			},
		},
	},
	{
		name: 'collapse-o-matic',
		title: 'Collapsible sections of Collapse-O-Matic',
		text: 'The same rules for the public markup of that plugin, with the keyboard and with states for screen readers.',
		states: {
			initial: {
				text: 'The title changes with the state, and a second trigger is below the text.',
				html: `${ matic( 'sample-story', 'Read the story', `<p>${ LONG }</p><span class="collapseomatic behavior-trigger" id="bot-sample-story" tabindex="0">Close the story</span>` ) }
<span class="colomat-swap" id="swap-sample-story" hidden>Close the story</span>`,
			},
			active: {
				text: 'Groups inside of each other: opening “Winter” closes “Summer” and what is inside.',
				html: `${ matic( 'sample-summer', 'Summer', matic( 'sample-july', 'July', '<p>Open every day.</p>' ), ' rel="season-highlander"' ) }
${ matic( 'sample-winter', 'Winter', '<p>Open on Saturdays.</p>', ' rel="season-highlander"' ) }`,
			},
			loading: 'The setting colomatpauseInit delays the start.',
			error: CANNOT_FAIL,
			empty: 'A trigger without a panel is left alone.',
			disabled:
				'The plugin’s own script handles its page, if it is there.',
		},
	},
	{
		name: 'tabs',
		title: 'Tabs',
		text: 'Shows one panel at a time. Arrow keys move along the axis of the tabs, mirrored from right to left.',
		states: {
			initial: {
				text: 'Enter selects what the arrow keys have reached.',
				html: tabs( 'sample', '' ),
			},
			active: {
				text: 'Vertical tabs, which the focus selects.',
				html: tabs(
					'sample-auto',
					' aria-orientation="vertical"',
					' data-sf-tabs-activate="auto"'
				),
			},
			loading: 'Before the script, the first panel is shown.',
			error: 'Without the script, all panels are shown, and tabs are links.',
			empty: 'A tab without a panel is left alone.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'url-hash',
		title: 'Address of hidden content',
		text: 'A hash in the address opens everything around the element that it names, scrolls there and moves the focus.',
		states: {
			initial: {
				text: 'The link leads to details in a closed section in another tab.',
				html: `<p><a href="#sample-deep">Where are the buttons made?</a></p>
<div class="behavior-tabs" data-sf-tabs>
	<div role="tablist" aria-label="Shirt">
${ tab( 'sample-cloth', 'Cloth' ) }
${ tab( 'sample-parts', 'Parts' ) }
	</div>
${ panel( 'sample-cloth', 'Linen.' ) }
	<div role="tabpanel" id="sample-parts" aria-labelledby="sample-parts-tab">
		${ collapse( 'sample-buttons', 'Buttons', 'Four of them.' ).replace( '</p></div>', `</p><details class="behavior-details" id="sample-deep"><summary>Origin</summary><p>In a workshop on the island.</p></details></div>` ) }
	</div>
</div>`,
			},
			active: 'The opened content is what is active.',
			loading:
				'It waits for behaviors around the element, until the visitor does something.',
			error: 'A hash that names nothing changes nothing.',
			empty: 'The same as without a hash.',
			disabled: 'Hashes that begin with #! belong to other scripts.',
		},
	},
	{
		name: 'read-more',
		title: 'Read more',
		text: 'Shows the first lines of a long text, with a button for the rest.',
		states: {
			initial: {
				text: 'Three lines.',
				html: `<p class="sf-clamp">${ LONG }</p>`,
			},
			active: {
				text: 'The first 100 characters, for texts in a row.',
				html: `<p class="sf-clamp" data-sf-trim="100">${ LONG }</p>`,
			},
			loading: STILL_LOADING,
			error: 'If the script does not come within 8 seconds, the whole text is shown.',
			empty: {
				text: 'A short text has no button.',
				html: '<p class="sf-clamp">Linen is woven from flax.</p>',
			},
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'skeleton',
		title: 'Loading skeleton',
		text: 'Stays for at least two seconds, so that it does not flash, and marks its region as busy.',
		states: {
			initial: {
				text: 'Its content never comes.',
				html: '<div role="group" aria-label="Sample of content that loads"><div data-sf-skeleton></div></div>',
			},
			active: 'Its script shows the content and removes the skeleton.',
			loading: 'The initial state is loading.',
			error: 'The script that loads the content reports its errors.',
			empty: NEVER_EMPTY,
			disabled: 'With reduced motion, content does not wait.',
		},
	},
	{
		name: 'password-toggle',
		title: 'Password that can be shown',
		text: 'Adds a button to a password field. A form always sends passwords hidden.',
		states: {
			initial: {
				text: 'Type something, and show it.',
				html: `<form class="plain-form" method="get" action="/behaviors/"><div class="field"><label for="sample-password">Password</label>
	<input id="sample-password" type="password" autocomplete="off" value="harbor light"></div></form>`,
			},
			active: {
				text: 'The password is shown.',
				html: `<div class="field"><label for="sample-shown">Password</label><span class="password-input"><input id="sample-shown" type="text" autocomplete="off" value="harbor light">
	<button type="button" class="show-password-input display-password" aria-describedby="sample-shown" aria-label="Hide password"></button></span></div>`,
			},
			loading: 'Without the script, it is a password field.',
			error: CANNOT_FAIL,
			empty: 'The field may be empty.',
			disabled: 'A field that has such a button gets no second one.',
		},
	},
	{
		name: 'orders-table',
		title: 'Table of orders',
		text: 'Lets a wide table scroll sideways in a region with a name, which the keyboard reaches.',
		states: {
			initial: {
				text: 'In a narrow window, the table scrolls.',
				html: orders(
					order( 1217, 'Processing', '$84.00 for 3 items' ),
					order( 1209, 'Completed', '$19.99 for 1 item' )
				),
			},
			active: 'The focus shows the edge of the region.',
			loading: STILL_LOADING,
			error: CANNOT_FAIL,
			empty: 'A page without orders has no table.',
			disabled: 'A table that fits is no tab stop.',
		},
	},
	{
		name: 'page-notices',
		title: 'Notices of the page',
		text: 'Moves the focus to the first alert of a page after half a second, and scrolls there if it is out of view.',
		states: {
			initial: {
				text: 'Here a page prints its notices. One that is no alert, as this one, keeps the focus where it is.',
				html: `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="status">The mug has been added to your cart.</div></div>`,
			},
			active: 'An alert has the focus, so that screen readers continue there.',
			loading: STILL_LOADING,
			error: 'Errors are alerts, too.',
			empty: 'Without a notice, nothing happens.',
			disabled: 'It does not interrupt a visitor who types.',
		},
	},
	{
		name: 'store-notice',
		title: 'Store notice',
		text: 'Shows the notice of the shop until a visitor dismisses it. A session cookie remembers that.',
		states: {
			initial: {
				text: 'Dismiss it, and it stays away in this session.',
				html: `<p class="woocommerce-store-notice demo_store behavior-notice" role="complementary" aria-label="Store notice" data-notice-id="00000000000000000000000000000001">
	This is a demo store. <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a>
</p>`,
			},
			active: 'It is shown or gone.',
			loading: STILL_LOADING,
			error: CANNOT_FAIL,
			empty: 'A shop without a notice prints none.',
			disabled: {
				text: 'Without a link, it cannot be dismissed.',
				html: '<p class="woocommerce-store-notice behavior-notice is-open" role="complementary" aria-label="Another store notice" data-notice-id="00000000000000000000000000000002">Closed on Sunday.</p>',
			},
		},
	},
	{
		name: 'coming-soon',
		title: 'Coming-soon banner',
		text: 'Shows managers that the shop is not open yet. The link dismisses it for the user, whatever the server answers.',
		states: {
			initial: {
				text: 'The address of this sample does not exist, but the banner goes.',
				html: `<div class="behavior-notice" id="coming-soon-footer-banner">Only you can see this shop.
	<a href="#" class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="sample">Dismiss</a></div>`,
			},
			active: 'It is shown or gone.',
			loading: {
				text: 'It stays until the server has answered.',
				html: `<div class="behavior-notice">Only you can see this shop. <a href="#coming-soon" role="button" aria-busy="true">Dismiss</a></div>`,
			},
			error: 'It goes, and comes back on the next page.',
			empty: 'An open shop prints none.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'edit-shortcuts',
		title: 'Edit shortcuts',
		text: 'Links content to the page builder and to the editor, for users who may edit pages.',
		states: {
			initial: {
				text: 'A visitor sees the content alone.',
				html: `<section class="behavior-edit" aria-label="Sample of content that can be edited" data-sf-edit data-edit-link="/behaviors/?builder=7" data-edit-backend="/behaviors/?edit=7"><p>Summer in the harbor.</p></section>`,
			},
			active: {
				text: 'A user who may edit pages sees the links.',
				html: `<section class="behavior-edit" aria-label="Sample of content that is edited"><div class="sf-edit-shortcuts" role="group" aria-label="Edit this content"><a href="/behaviors/?builder=7">Page builder</a><a href="/behaviors/?edit=7">Editor</a></div><p>Summer in the harbor.</p></section>`,
			},
			loading: STILL_LOADING,
			error: 'Addresses that are not safe are left out.',
			empty: 'Without an address, there is no link.',
			disabled: 'Others than editors see nothing of it.',
		},
	},
	{
		name: 'sized-container',
		title: 'Containers: class of the width, equal heights',
		text: 'Gives an element a class for its width, such as is-medium above 520 px. Styles of add-ons count on these classes. Equal heights need styles alone.',
		states: {
			initial: {
				text: 'The box says which class it has. Make the window narrower to see others.',
				html: '<div class="behavior-sized" data-sf-sized>Class of this box: </div>',
			},
			active: {
				text: 'Elements of equal height, whose parts are aligned.',
				html: `<ul class="behavior-cards" data-sf-equalize="3">
${ card( 'Mug', 'Stoneware.', '$24' ) }
${ card( 'Canvas backpack with two straps', 'Waxed cotton, which is dry in the rain and gets better with the years.', '$160' ) }
</ul>`,
			},
			loading: 'Without the script, it has none of the classes.',
			error: CANNOT_FAIL,
			empty: 'Its content does not matter.',
			disabled: NEVER_DISABLED,
		},
	},
];
