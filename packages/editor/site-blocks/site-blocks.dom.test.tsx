import { render } from '@testing-library/react';
import type { BlockSettings, EditProps, SaveProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { readDescriptors } from '../../../tools/docs/behaviors';
import { registerSiteBlocks } from './register-site-blocks';

const mockRegister = jest.fn();
const mockVariation = jest.fn();

jest.mock(
	'@wordpress/blocks',
	() => ( {
		registerBlockType: ( ...args: unknown[] ) => mockRegister( ...args ),
		registerBlockVariation: ( ...args: unknown[] ) =>
			mockVariation( ...args ),
		getCategories: () => [],
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/block-editor',
	() => {
		const useBlockProps = ( props: object ) => props;
		useBlockProps.save = () => ( {} );
		const InnerBlocks = () => null;
		InnerBlocks.Content = () => '{content}';
		return {
			useBlockProps,
			useInnerBlocksProps: ( props: object ) => ( {
				...props,
				children: '{content}',
			} ),
			InnerBlocks,
			InspectorControls: () => null,
		};
	},
	{ virtual: true }
);
jest.mock(
	'@wordpress/components',
	() => {
		const Nothing = () => null;
		return {
			PanelBody: Nothing,
			SelectControl: Nothing,
			TextControl: Nothing,
			ToggleControl: Nothing,
			RangeControl: Nothing,
		};
	},
	{ virtual: true }
);
jest.mock( '@wordpress/data', () => ( {
	useSelect: () => null,
	useDispatch: () => ( {} ),
} ) );
// The shop's blocks import them, and they need the editor's packages.
jest.mock( '../register', () => ( {
	getSchemas: ( fields: Record< string, { schema: object } > ) =>
		Object.fromEntries(
			Object.entries( fields ).map( ( [ name, { schema } ] ) => [
				name,
				schema,
			] )
		),
} ) );

registerSiteBlocks();
const BLOCKS: Array< [ string, BlockSettings ] > = mockRegister.mock.calls.map(
	( [ name, settings ] ) => [ name, settings ]
);

const blockOf = ( name: string ) =>
	BLOCKS.find( ( [ each ] ) => each === `shopfront/${ name }` )?.[ 1 ];

/** Other attributes have their default values. */
const save = ( name: string, attributes: object = {} ): string => {
	const block = blockOf( name );
	if ( ! block ) {
		throw new Error( `There is no block ${ name }.` );
	}
	const defaults = Object.fromEntries(
		Object.entries( block.attributes ).map( ( [ each, schema ] ) => [
			each,
			schema.default,
		] )
	);
	return render(
		createElement( block.save as React.ComponentType< SaveProps >, {
			attributes: { ...defaults, ...attributes },
		} )
	).container.innerHTML;
};

it( 'offers all blocks for site owners', () => {
	expect( BLOCKS.map( ( [ name ] ) => name.split( '/' )[ 1 ] ) ).toEqual( [
		'accordion',
		'tabs',
		'tab',
		'read-more',
		'slider',
		'lightbox-gallery',
		'count-up',
		'video',
		'panel',
	] );
	expect( mockVariation.mock.calls[ 0 ]?.[ 1 ].attributes.text ).toContain(
		'[contact-form-7'
	);
} );

it( 'has the blocks that descriptors of behaviors name', () => {
	const names = BLOCKS.filter( ( [ , { parent } ] ) => ! parent ).map(
		( [ name ] ) => name.split( '/' )[ 1 ]
	);
	expect( names.sort() ).toEqual(
		readDescriptors()
			.flatMap( ( { about } ) => about.block ?? [] )
			.sort()
	);
} );

// A change of this markup makes saved pages invalid: keep the old markup in `deprecated`.
it.each( [
	[ 'accordion', {}, '<div data-sf-accordion="">{content}</div>' ],
	[
		'accordion',
		{ isMultiple: true },
		'<div data-sf-accordion="multiple">{content}</div>',
	],
	[
		'tabs',
		{ label: 'About', tabs: [ { id: 'tab-1', title: 'Team' } ] },
		'<div data-sf-tabs=""><div role="tablist" aria-label="About"><a role="tab" id="tab-1-tab" href="#tab-1" aria-controls="tab-1">Team</a></div>{content}</div>',
	],
	[
		'tab',
		{ panelId: 'tab-1', title: 'Team' },
		'<div role="tabpanel" id="tab-1" aria-labelledby="tab-1-tab">{content}</div>',
	],
	[
		'read-more',
		{ lines: 5 },
		'<div class="sf-clamp" data-sf-clamp="5">{content}</div>',
	],
	[
		'slider',
		{
			label: 'Offers',
			slidesPerView: 3,
			loop: true,
			dots: false,
			autoplay: 4,
		},
		'<div data-sf-slider="" data-sf-slider-options="{&quot;slidesPerView&quot;:3,&quot;gap&quot;:16,&quot;autoplay&quot;:4000,&quot;loop&quot;:true,&quot;dots&quot;:false}" aria-label="Offers"><div class="sf-slider__track">{content}</div></div>',
	],
	[ 'lightbox-gallery', {}, '<div data-sf-gallery="">{content}</div>' ],
	[
		'count-up',
		{ number: '12500', label: 'cups' },
		'<p><span data-sf-count="">12500</span> cups</p>',
	],
	[
		'video',
		{
			url: 'https://youtu.be/abcdefghijk',
			title: 'Tea',
			picture: '/tea.jpg',
		},
		'<a data-sf-video="" href="https://youtu.be/abcdefghijk"><img src="/tea.jpg" alt=""><span>Tea</span></a>',
	],
	[
		'video',

		{ url: 'javascript:alert(1)' },
		'<a data-sf-video=""><span></span></a>',
	],
	[
		'panel',
		{ label: 'Menu', panelName: 'Main menu!', side: 'end' },
		'<a href="#main-menu" data-sf-open="#main-menu">Menu</a><dialog class="sf-offcanvas" id="main-menu" data-sf-side="end" aria-label="Menu"><a class="sf-offcanvas__close" href="#" data-sf-close="" aria-label="Close">×</a>{content}</dialog>',
	],
] )(
	'saves %s with %j as the markup of its behavior',
	( name, attributes, html ) => {
		expect( save( name, attributes ) ).toBe( `<div>${ html }</div>` );
	}
);

it( 'shows all content in the editor, and sends nothing', () => {
	const fetched = jest.fn();
	Object.assign( window, { fetch: fetched } );
	for ( const [ , { edit, attributes } ] of BLOCKS ) {
		const { container, unmount } = render(
			createElement( edit as React.ComponentType< EditProps >, {
				attributes: Object.fromEntries(
					Object.entries( attributes ).map( ( [ name, schema ] ) => [
						name,
						schema.default,
					] )
				),
				setAttributes: () => {},
				clientId: '1',
				name: '',
				isSelected: false,
			} )
		);
		expect(
			container.querySelector( 'dialog,.sf-clamp,iframe' )
		).toBeNull();
		unmount();
	}
	expect( fetched ).not.toHaveBeenCalled();
} );
