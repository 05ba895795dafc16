import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryPanels } from './query-panels';
import type { Unknown } from './read-attributes';

jest.mock(
	'@wordpress/components',
	() => ( {
		...jest.requireActual< object >(
			'../../globals/libraries/wp-components/choice-controls'
		),
		...jest.requireActual< object >(
			'../../globals/libraries/wp-components/select-control'
		),
		...jest.requireActual< object >(
			'../../globals/libraries/wp-components/text-controls'
		),
		Notice: ( { children }: { children: ReactNode } ) => children,
		PanelBody: ( { children }: { children: ReactNode } ) => children,
		RangeControl: ( {
			label,
			value,
			onChange,
		}: {
			label: string;
			value: number;
			onChange: ( value: number ) => void;
		} ) => (
			<input
				type="number"
				aria-label={ label }
				value={ value }
				onChange={ ( { target } ) =>
					onChange( Number( target.value ) )
				}
			/>
		),
	} ),
	{ virtual: true }
);
jest.mock( './record-control', () => ( {
	RecordControl: ( { label }: { label: string } ) => (
		<input aria-label={ label } />
	),
} ) );
jest.mock( './attribute-control', () => ( { AttributeControl: () => null } ) );
jest.mock( '../preview', () => ( {
	getPreviewApp: () => ( {
		settings: { stockStatusOptions: { instock: 'In stock' } },
	} ),
} ) );
jest.mock( '../inspector', () => ( { CURRENT_DESIGN: {} } ) );

const QUERY = {
	perPage: 9,
	pages: 0,
	offset: 0,
	order: 'asc',
	orderBy: 'title',
	search: '',
	inherit: false,
	taxQuery: {},
	featured: false,
	filterable: false,
	relatedBy: { categories: true, tags: true },
};

const renderPanels = ( query: Unknown, hidden: readonly string[] = [] ) => {
	const onChange = jest.fn();
	render(
		<QueryPanels
			query={ query }
			isShown={ ( control ) => ! hidden.includes( control ) }
			onChange={ onChange }
			isRelated
		/>
	);
	return onChange;
};

/** A collection hides a control by this name (docs/contract/product-lists.md 1). */
const CONTROLS = {
	inherit: 'Sync with current query',
	order: 'Order by',
	'products-per-page': 'Products per page',
	'max-pages-to-show': 'Max pages to show',
	offset: 'Offset',
	filterable: 'Enable filtering',
	'on-sale': 'Show only products on sale',
	featured: 'Show only featured products',
	created: 'Created',
	'price-range': 'Lowest price',
	keyword: 'Keyword',
	'hand-picked': 'Hand-picked products',
	taxonomy: 'Categories',
	'related-by': 'Related by tags',
};

it.each( Object.entries( CONTROLS ) )(
	'a collection can hide the control %s',
	( name, label ) => {
		renderPanels( QUERY, [ name ] );
		expect( screen.queryByLabelText( label ) ).toBeNull();
		const others = Object.values( CONTROLS ).filter(
			( other ) => other !== label
		);
		for ( const other of others ) {
			expect( screen.getByLabelText( other ) ).toBeInTheDocument();
		}
	}
);

it.each( [
	[ 'Sync with current query', { inherit: true } ],
	[ 'Enable filtering', { filterable: true } ],
	[ 'Show only products on sale', { woocommerceOnSale: true } ],
	[ 'Show only featured products', { featured: true } ],
	[ 'Related by tags', { relatedBy: { categories: true, tags: false } } ],
] )( 'the toggle "%s" changes its part of the query', ( label, change ) => {
	const onChange = renderPanels( QUERY );
	fireEvent.click( screen.getByLabelText( label ) );
	expect( onChange ).toHaveBeenCalledWith( change );
} );

it.each( [
	[ 'Order by', 'price/desc', { orderBy: 'price', order: 'desc' } ],
	[ 'Products per page', '12', { perPage: 12 } ],
	[ 'Max pages to show', '2', { pages: 2 } ],
	[ 'Offset', '3', { offset: 3 } ],
	[ 'Created', 'in', { timeFrame: { operator: 'in', value: '-7 days' } } ],
	[ 'Lowest price', '5', { priceRange: { min: 5, max: undefined } } ],
	[ 'Keyword', 'mug', { search: 'mug' } ],
] )(
	'the field "%s" changes its part of the query',
	( label, value, change ) => {
		const onChange = renderPanels( QUERY );
		fireEvent.change( screen.getByLabelText( label ), {
			target: { value },
		} );
		expect( onChange ).toHaveBeenCalledWith( change );
	}
);

it( "shows an add-on's order unchanged", () => {
	renderPanels( { ...QUERY, orderBy: 'margin', order: 'desc' } );
	const select = screen.getByLabelText( 'Order by' );
	expect( select ).toHaveValue( 'margin/desc' );
	expect( within( select ).getByText( 'margin/desc' ) ).toBeInTheDocument();
} );

it( 'leaves only the order and the source to products of a template', () => {
	renderPanels( { ...QUERY, inherit: true } );
	expect( screen.getByLabelText( 'Order by' ) ).toBeInTheDocument();
	expect( screen.queryByLabelText( 'Products per page' ) ).toBeNull();
	expect( screen.queryByLabelText( 'Keyword' ) ).toBeNull();
} );
