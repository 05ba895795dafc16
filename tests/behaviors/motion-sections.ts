import type { Section } from './section';

const PICTURES = [
	'backpack',
	'mug',
	'kettle',
	'backpack-moss',
	'backpack-slate',
];

/** Slides of the slider: pictures with a link. */
const slides = ( count: number, id: string ) =>
	Array.from( { length: count }, ( _, index ) => {
		const picture = PICTURES[ index % PICTURES.length ] ?? '';
		return `		<div class="behavior-slide"><img src="/pictures/${ picture }.svg?w=800" alt="" width="800" height="500">
			<p><a href="#${ id }">Offer ${ index + 1 }</a></p></div>`;
	} ).join( '\n' );

const slider = ( id: string, options: string, count = 5 ) =>
	`<div data-sf-slider aria-label="Offers" id="${ id }" data-sf-slider-options='${ options }'>
	<div class="sf-slider__track">
${ slides( count, id ) }
	</div>
</div>`;

const video = ( href: string, title: string, picture = 'kettle' ) =>
	`<a data-sf-video href="${ href }">
	<img src="/pictures/${ picture }.svg?w=800" alt="" width="800" height="450"><span>${ title }</span>
</a>`;

const NOT_EMPTY = 'Its content does not matter.';
const NO_REQUEST = 'Nothing is requested.';
const CANNOT_FAIL = 'Nothing can fail.';

/** Content that moves. */
export const MOTION_SECTIONS: readonly Section[] = [
	{
		name: 'slider',
		title: 'Slider',
		text: 'Moves a row of slides by arrows, dots, swipe and keys. Slides out of view are out of reach.',
		states: {
			initial: {
				text: 'Two slides are in view.',
				html: slider( 'slider-initial', '{"slidesPerView":2,"gap":8}' ),
			},
			active: {
				text: 'It plays, repeats and fades, until the pointer or the focus is inside, or its button pauses it.',
				html: slider(
					'slider-active',
					'{"autoplay":4000,"loop":true,"fade":true}',
					3
				),
			},
			loading: {
				text: 'Before the script, and without it, the row scrolls.',
				html: `<div class="behavior-row">${ slider( 'slider-loading', '{"slidesPerView":2}' ).replace( 'data-sf-slider ', '' ) }</div>`,
			},
			error: 'Options that are wrong count as missing.',
			empty: {
				text: 'If all slides fit, there are no controls.',
				html: slider(
					'slider-empty',
					'{"slidesPerView":2,"arrows":false,"dots":false}',
					2
				),
			},
			disabled: {
				text: 'At the first slide, the arrow back does nothing. Pictures lag behind their slides.',
				html: slider( 'slider-disabled', '{"parallax":3}', 7 ),
			},
		},
	},
	{
		name: 'animate-in',
		title: 'Animation of what comes into view',
		text: 'Shows an element in motion, once, when it is in the window.',
		states: {
			initial: {
				text: 'The line comes from below.',
				html: '<p data-sf-animate="fade-in-up">Freshly picked.</p>',
			},
			active: {
				text: 'This one comes from the start of the line.',
				html: '<p data-sf-animate="fade-in-start">From the start.</p>',
			},
			loading:
				'If the script is late, the element appears after four seconds.',
			error: CANNOT_FAIL,
			empty: NOT_EMPTY,
			disabled:
				'Where motion is not wanted, the element is simply there.',
		},
	},
	{
		name: 'count-up',
		title: 'Number that counts up',
		text: 'Counts to the number that the server wrote, for four seconds, when it is in the window. Screen readers find the final number.',
		states: {
			initial: {
				text: 'A number with the separators of the language of the page.',
				html: '<p class="behavior-number" lang="en"><span data-sf-count>12,500</span> cups of tea</p>',
			},
			active: 'The numbers between 0 and the final one.',
			loading: 'Without the script, the final number is shown.',
			error: {
				text: 'A number with decimals is left alone.',
				html: '<p class="behavior-number"><span data-sf-count>4.5</span> stars</p>',
			},
			empty: 'A text without a number stays as it is.',
			disabled: 'Where motion is not wanted, the final number is shown.',
		},
	},
	{
		name: 'back-to-top',
		title: 'Back to top',
		text: 'Shows a link to the top of the page once the page has moved by the height of the window.',
		states: {
			initial: {
				text: 'Scroll the page: the link is at the lower corner.',
				html: '<a class="sf-top button" href="#top">Back to top</a>',
			},
			active: 'The link in the corner.',
			loading: 'It loads when the page moves.',
			error: CANNOT_FAIL,
			empty: NOT_EMPTY,
			disabled: 'Before that, neither pointer nor keys reach it.',
		},
	},
	{
		name: 'scroll-to',
		title: 'Link within the page',
		text: 'Moves the page to the target of a link for a second, below a sticky header, and moves the focus there.',
		states: {
			initial: {
				text: 'Press it: the page moves.',
				html: '<a href="#social-feed-heading">To the photos</a>',
			},
			active: 'A wheel, a finger or a key stops the movement.',
			loading: 'Without the script, the browser jumps.',
			error: 'A link to nothing does nothing.',
			empty: NOT_EMPTY,
			disabled: 'Where motion is not wanted, the page jumps.',
		},
	},
	{
		name: 'video',
		title: 'Video',
		text: 'Plays a linked video in its place, once it is clicked. Before that, no other host learns about the visit.',
		states: {
			initial: {
				text: 'A file, which plays in the page.',
				html: video(
					'/pictures/harbour.webm',
					'The harbor in the morning'
				),
			},
			active: {
				text: 'A video of another site, in its player without cookies.',
				html: video(
					'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
					'Video of a sharing site',
					'mug'
				),
			},
			loading: 'The player says so itself.',
			error: {
				text: 'A link to anything else stays a link.',
				html: video( '/shop/', 'To the shop', 'mug' ),
			},
			empty: NOT_EMPTY,
			disabled: 'Without script, it is a link to the video.',
		},
	},
	{
		name: 'video-background',
		title: 'Video behind content',
		text: 'Plays a file without sound while it is in the window. A button pauses it.',
		states: {
			initial: {
				text: 'It plays unless less motion is wanted.',
				html: '<div class="behavior-backdrop"><a data-sf-video="background" href="/pictures/harbour.webm"><img src="/pictures/kettle.svg?w=800" alt="" width="800" height="450">Film of the harbor</a></div>',
			},
			active: 'The button pauses it.',
			loading: 'The picture is shown.',
			error: 'If the browser does not play it, the picture stays.',
			empty: 'A link to the player of another site stays a link.',
			disabled: 'Where motion is not wanted, it waits for the button.',
		},
	},
	{
		name: 'social-feed',
		title: 'Photos of a social network',
		text: 'Asks the server for photos, and replaces the link to them.',
		states: {
			initial: {
				text: 'Photos, or the link if the server has none.',
				html: '<div class="behavior-feed" data-sf-feed="c2hvcA"><a href="/shop/">Our photos</a></div>',
			},
			active: {
				text: 'The photos are here.',
				html: `<div class="behavior-feed"><ul>${ PICTURES.slice( 0, 3 )
					.map(
						( picture ) =>
							`<li><img src="/pictures/${ picture }.svg?w=300" alt="Photo of a ${ picture }" width="300" height="300"></li>`
					)
					.join( '' ) }</ul></div>`,
			},
			loading: {
				text: 'The link stays while the photos load.',
				html: '<div class="behavior-feed" aria-busy="true"><a href="/shop/">Our photos</a></div>',
			},
			error: {
				text: 'Users with the admin bar see the reason.',
				html: '<div class="behavior-feed"><a href="/shop/">Our photos</a><p class="sf-feed__error" role="alert">Instagram error: Invalid data</p></div>',
			},
			empty: 'The server decides what to show.',
			disabled: 'Without settings of the page, the link stays.',
		},
	},
	{
		name: 'lazy-script',
		title: 'Script of a widget',
		text: 'Loads the script of a widget, such as a map, when its place is in the window.',
		states: {
			initial: {
				text: 'The widget of this sample replaces the text of the link.',
				html: '<div id="behavior-widget" data-sf-script="behavior-widget"><a href="/shop/">Our shop on a map</a></div>',
			},
			active: 'The widget is shown.',
			loading: 'The link stays for two minutes at most.',
			error: {
				text: 'If the script cannot be loaded, the link stays.',
				html: '<div><a href="/shop/">Our shop on a map</a></div>',
			},
			empty: NOT_EMPTY,
			disabled: 'Without script, the link stays.',
		},
	},
	{
		name: 'motion-notice',
		title: 'Notice about reduced motion',
		text: 'Reports in the console to users who may edit pages that their device prefers reduced motion.',
		states: {
			initial: {
				text: 'A line of the console, which visitors do not get.',
				html: '<p><code>Shopfront: Your device prefers reduced motion, so nothing on this page moves by itself.</code></p>',
			},
			active: 'The line in the console.',
			loading: NO_REQUEST,
			error: CANNOT_FAIL,
			empty: NOT_EMPTY,
			disabled: 'Visitors do not get it.',
		},
	},
];
