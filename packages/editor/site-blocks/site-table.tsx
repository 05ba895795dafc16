import { __ } from '@wordpress/i18n';
import { options, range, stored, text, toggle } from '../fields';
import { readText, type SiteBlock } from './site-block';
import { renderTabs } from './tabs';

const toId = ( value: unknown ): string =>
	readText( value )
		.trim()
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /^-|-$/g, '' ) || 'panel';

/** Keeps only options that differ from their defaults, in a fixed order, because saved content must not change. */
const getSliderOptions = ( {
	slidesPerView,
	gap,
	autoplay,
	...flags
}: Readonly< Record< string, unknown > > ): string => {
	const chosen = Object.fromEntries(
		[ 'loop', 'fade', 'adaptiveHeight', 'freeScroll' ].flatMap( ( name ) =>
			flags[ name ] === true ? [ [ name, true ] ] : []
		)
	);
	const without = Object.fromEntries(
		[ 'arrows', 'dots' ].flatMap( ( name ) =>
			flags[ name ] === false ? [ [ name, false ] ] : []
		)
	);
	return JSON.stringify( {
		slidesPerView,
		gap,
		...( autoplay ? { autoplay: Number( autoplay ) * 1000 } : {} ),
		...chosen,
		...without,
	} );
};

/** In the order of the inserter. */
export const getSiteBlocks = (): readonly SiteBlock[] => [
	{
		name: 'accordion',
		title: __( 'Accordion', 'shopfront' ),
		description: __(
			'Sections of which one is open at a time.',
			'shopfront'
		),
		icon: 'accordion',
		keywords: [ __( 'FAQ', 'shopfront' ) ],
		fields: {
			isMultiple: toggle(
				__( 'Several sections may be open', 'shopfront' ),
				false
			),
		},
		template: [ [ 'core/details' ], [ 'core/details' ] ],
		allowedBlocks: [ 'core/details' ],
		render: ( { isMultiple }, content ) => (
			<div data-sf-accordion={ isMultiple ? 'multiple' : '' }>
				{ content }
			</div>
		),
	},
	{
		name: 'tabs',
		title: __( 'Tabs', 'shopfront' ),
		description: __(
			'Panels of which one is shown at a time.',
			'shopfront'
		),
		icon: 'tabs',
		keywords: [],
		fields: {
			label: text( __( 'Name for screen readers', 'shopfront' ), '' ),
			tabs: stored( 'array', [] ),
		},
		template: [ [ 'shopfront/tab' ], [ 'shopfront/tab' ] ],
		allowedBlocks: [ 'shopfront/tab' ],
		render: renderTabs,
	},
	{
		name: 'tab',
		title: __( 'Tab', 'shopfront' ),
		description: __( 'A panel with its name.', 'shopfront' ),
		icon: 'tabs',
		keywords: [],
		parent: 'tabs',
		fields: {
			title: text( __( 'Name of the tab', 'shopfront' ), '' ),
			panelId: stored( 'string', '' ),
		},
		template: [ [ 'core/paragraph' ] ],
		render: ( { title, panelId }, content, isEditor ) => (
			<div
				role="tabpanel"
				id={ readText( panelId ) || undefined }
				aria-labelledby={ panelId ? `${ panelId }-tab` : undefined }
			>
				{ isEditor && (
					<p className="sf-editor-tab">
						{ readText( title ) || __( 'Tab', 'shopfront' ) }
					</p>
				) }
				{ content }
			</div>
		),
	},
	{
		name: 'read-more',
		title: __( 'Read more', 'woocommerce' ),
		description: __(
			'The first lines of a long text, with a button for the rest.',
			'shopfront'
		),
		icon: 'lines',
		keywords: [],
		fields: { lines: range( __( 'Lines', 'shopfront' ), 3, 1, 8 ) },
		template: [ [ 'core/paragraph' ] ],
		render: ( { lines }, content, isEditor ) => (
			<div
				className={ isEditor ? undefined : 'sf-clamp' }
				data-sf-clamp={ String( lines ) }
			>
				{ content }
			</div>
		),
	},
	{
		name: 'slider',
		title: __( 'Slider', 'shopfront' ),
		description: __(
			'A row of slides, one or several in view.',
			'shopfront'
		),
		icon: 'slider',
		keywords: [ __( 'carousel', 'shopfront' ) ],
		fields: {
			label: text( __( 'Name for screen readers', 'shopfront' ), '' ),
			slidesPerView: range(
				__( 'Slides in view', 'shopfront' ),
				1,
				1,
				6
			),
			gap: range( __( 'Space between slides', 'shopfront' ), 16, 0, 48 ),
			autoplay: range(
				__( 'Seconds for each slide; 0 for none', 'shopfront' ),
				0,
				0,
				20
			),
			loop: toggle(
				__( 'Start over after the last slide', 'shopfront' ),
				false
			),
			fade: toggle( __( 'Fade', 'shopfront' ), false ),
			adaptiveHeight: toggle(
				__( 'Height of the slide', 'shopfront' ),
				false
			),
			freeScroll: toggle( __( 'Stop anywhere', 'shopfront' ), false ),
			arrows: toggle( __( 'Arrows', 'shopfront' ), true ),
			dots: toggle( __( 'Dots', 'shopfront' ), true ),
		},
		template: [ [ 'core/cover' ], [ 'core/cover' ] ],
		render: ( { label, ...attributes }, content ) => (
			<div
				data-sf-slider=""
				data-sf-slider-options={ getSliderOptions( attributes ) }
				aria-label={ readText( label ) || undefined }
			>
				{ content }
			</div>
		),
	},
	{
		name: 'lightbox-gallery',
		title: __( 'Lightbox gallery', 'shopfront' ),
		description: __(
			'Pictures that open in full-screen view. They have to link to their files.',
			'shopfront'
		),
		icon: 'products',
		keywords: [ __( 'pictures', 'shopfront' ) ],
		fields: {},
		template: [ [ 'core/gallery', { linkTo: 'media' } ] ],
		allowedBlocks: [ 'core/gallery', 'core/image' ],
		render: ( _, content ) => <div data-sf-gallery="">{ content }</div>,
	},
	{
		name: 'count-up',
		title: __( 'Number that counts up', 'shopfront' ),
		description: __( 'A whole number, and what it counts.', 'shopfront' ),
		icon: 'number',
		keywords: [ __( 'counter', 'shopfront' ) ],
		fields: {
			number: text( __( 'Number', 'shopfront' ), '1000' ),
			label: text( __( 'Text behind it', 'shopfront' ), '' ),
		},
		render: ( { number, label } ) => (
			<p>
				<span data-sf-count="">{ readText( number ) }</span>
				{ readText( label ) ? ` ${ label }` : '' }
			</p>
		),
	},
	{
		name: 'video',
		title: __( 'Video after a click', 'shopfront' ),
		description: __(
			'A picture that starts a video. Before the click, no other site learns about the visit.',
			'shopfront'
		),
		icon: 'video',
		keywords: [ __( 'player', 'shopfront' ) ],
		fields: {
			url: text( __( 'Address of the video', 'shopfront' ), '' ),
			title: text( __( 'Title', 'woocommerce' ), '' ),
			picture: text( __( 'Address of the picture', 'shopfront' ), '' ),
		},
		render: ( { url, title, picture } ) => (
			<a
				data-sf-video=""
				href={
					/^https?:|^\//.test( readText( url ) )
						? readText( url )
						: undefined
				}
			>
				{ readText( picture ) !== '' && (
					<img src={ readText( picture ) } alt="" />
				) }
				<span>{ readText( title ) }</span>
			</a>
		),
	},
	{
		name: 'panel',
		title: __( 'Link with a panel', 'shopfront' ),
		description: __(
			'A link that opens content at the edge of the window.',
			'shopfront'
		),
		icon: 'panel',
		keywords: [ __( 'off-canvas', 'shopfront' ) ],
		fields: {
			label: text( __( 'Text of the link', 'shopfront' ), '' ),
			panelName: text( __( 'Name of the panel', 'shopfront' ), '' ),
			side: options( __( 'Edge', 'shopfront' ), 'start', {
				start: __( 'Start', 'shopfront' ),
				end: __( 'End', 'shopfront' ),
				top: __( 'Top', 'shopfront' ),
				center: __( 'Middle', 'shopfront' ),
			} ),
			closeLabel: {
				schema: {
					type: 'string',
					// Saved texts don't change in an editor with another language.
					source: 'attribute',
					selector: '.sf-offcanvas__close',
					attribute: 'aria-label',
					default: __( 'Close', 'woocommerce' ),
				},
			},
		},
		template: [ [ 'core/paragraph' ] ],
		render: (
			{ label, panelName, side, closeLabel },
			content,
			isEditor
		) => {
			const id = toId( panelName );
			const link = (
				<a href={ `#${ id }` } data-sf-open={ `#${ id }` }>
					{ readText( label ) || id }
				</a>
			);
			return isEditor ? (
				<>
					{ link }
					<div className="sf-editor-panel">{ content }</div>
				</>
			) : (
				<>
					{ link }
					<dialog
						className="sf-offcanvas"
						id={ id }
						data-sf-side={ readText( side ) }
						aria-label={ readText( label ) || id }
					>
						{ /* eslint-disable-next-line jsx-a11y/anchor-is-valid -- Without script, it leads away from the panel, which closes it. */ }
						<a
							className="sf-offcanvas__close"
							href="#"
							data-sf-close=""
							aria-label={ readText( closeLabel ) }
						>
							×
						</a>
						{ content }
					</dialog>
				</>
			);
		},
	},
];
