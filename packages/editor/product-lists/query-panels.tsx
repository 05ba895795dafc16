import {
	CheckboxControl,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CURRENT_DESIGN } from '../inspector';
import { getPreviewApp } from '../preview';
import { AttributeControl } from './attribute-control';
import {
	MAX_PER_PAGE,
	PLATFORM_KEYS,
	readNumber,
	readObject,
	readPerPage,
	readTexts,
	type Unknown,
} from './read-attributes';
import { RecordControl } from './record-control';

export interface QueryPanelsProps {
	query: Unknown;
	/** A collection can hide controls (docs/contract/product-lists.md 1, "hideControls"). */
	isShown: ( control: string ) => boolean;
	onChange: ( changes: Unknown ) => void;
	/** Whether the products can depend on another product. */
	isRelated: boolean;
}

/** As `orderBy/order`. */
const getOrders = (): Readonly< Record< string, string > > => ( {
	'title/asc': __( 'Name, A to Z', 'woocommerce' ),
	'title/desc': __( 'Name, Z to A', 'woocommerce' ),
	'date/desc': __( 'Newest first', 'shopfront' ),
	'date/asc': __( 'Oldest first', 'shopfront' ),
	'price/asc': __( 'Price: low to high', 'woocommerce' ),
	'price/desc': __( 'Price: high to low', 'woocommerce' ),
	'popularity/desc': __( 'Most popular first', 'shopfront' ),
	'sales/desc': __( 'Most sold first', 'shopfront' ),
	'rating/desc': __( 'Best rated first', 'shopfront' ),
	'menu_order/asc': __( 'Order of the catalog', 'shopfront' ),
	'post__in/asc': __( 'As chosen', 'shopfront' ),
	'random/asc': __( 'Random', 'woocommerce' ),
} );

const OrderControl = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => {
	const orders = getOrders();
	const value = `${ String( query.orderBy ) }/${ String( query.order ) }`;
	return (
		<SelectControl
			{ ...CURRENT_DESIGN }
			label={ __( 'Order by', 'woocommerce' ) }
			value={ value }
			options={ Object.entries( {
				// An add-on's own order stays in the list.
				...( value in orders ? {} : { [ value ]: value } ),
				...orders,
			} ).map( ( [ key, label ] ) => ( { value: key, label } ) ) }
			onChange={ ( chosen ) => {
				const [ orderBy, order ] = chosen.split( '/' );
				onChange( { orderBy, order } );
			} }
		/>
	);
};

const StockControl = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => {
	const chosen = readTexts( query[ PLATFORM_KEYS.stockStatus ] );
	const { stockStatusOptions } = getPreviewApp().settings;
	return (
		<fieldset>
			<legend>{ __( 'Stock status', 'woocommerce' ) }</legend>
			{ Object.entries( stockStatusOptions ).map(
				( [ status, label ] ) => (
					<CheckboxControl
						key={ status }
						__nextHasNoMarginBottom
						label={ label }
						checked={ chosen.includes( status ) }
						onChange={ ( isOn ) =>
							onChange( {
								[ PLATFORM_KEYS.stockStatus ]: isOn
									? [ ...chosen, status ]
									: chosen.filter(
											( one ) => one !== status
										),
							} )
						}
					/>
				)
			) }
		</fieldset>
	);
};

const CreatedControl = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => {
	const { operator, value } = readObject( query.timeFrame );
	const days = readNumber(
		typeof value === 'string'
			? /^-(\d+) days?$/.exec( value )?.[ 1 ]
			: null,
		[ 1, 3650 ],
		0
	);
	const setDays = ( count: number, kind: unknown ) =>
		onChange( {
			timeFrame:
				count > 0
					? { operator: kind, value: `-${ count } days` }
					: undefined,
		} );
	const kind = operator === 'not-in' ? 'not-in' : 'in';
	return (
		<>
			<SelectControl
				{ ...CURRENT_DESIGN }
				label={ __( 'Created', 'woocommerce' ) }
				value={ value === undefined ? '' : kind }
				options={ [
					{ value: '', label: __( 'At any time', 'shopfront' ) },
					{
						value: 'in',
						label: __( 'Within the last days', 'shopfront' ),
					},
					{
						value: 'not-in',
						label: __( 'Before the last days', 'shopfront' ),
					},
				] }
				onChange={ ( chosen ) =>
					setDays( chosen === '' ? 0 : days || 7, chosen )
				}
			/>
			{ value !== undefined && (
				<TextControl
					{ ...CURRENT_DESIGN }
					label={ __( 'Number of days', 'shopfront' ) }
					// An add-on may have saved another value.
					help={ days > 0 ? undefined : String( value ) }
					type="number"
					min={ 1 }
					value={ days > 0 ? String( days ) : '' }
					onChange={ ( text ) => {
						const count = readNumber( text, [ 1, 3650 ], 0 );
						if ( text !== '' && count > 0 ) {
							setDays( count, kind );
						}
					} }
				/>
			) }
		</>
	);
};

const PriceControl = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => {
	const range = readObject( query.priceRange );
	const labels = {
		min: __( 'Lowest price', 'shopfront' ),
		max: __( 'Highest price', 'shopfront' ),
	};
	const set = ( changes: Unknown ) => {
		const { min, max } = { ...range, ...changes };
		onChange( {
			priceRange:
				min === undefined && max === undefined
					? undefined
					: { min, max },
		} );
	};
	return (
		<>
			{ ( [ 'min', 'max' ] as const ).map( ( end ) => (
				<TextControl
					{ ...CURRENT_DESIGN }
					key={ end }
					label={ labels[ end ] }
					type="number"
					min={ 0 }
					value={
						typeof range[ end ] === 'number'
							? String( range[ end ] )
							: ''
					}
					onChange={ ( text ) => {
						const price = text === '' ? undefined : Number( text );
						if ( price === undefined || price >= 0 ) {
							set( { [ end ]: price } );
						}
					} }
				/>
			) ) }
		</>
	);
};

const getTaxonomies = () => ( {
	product_cat: __( 'Categories', 'woocommerce' ),
	product_tag: __( 'Tags', 'woocommerce' ),
	product_brand: __( 'Brands', 'woocommerce' ),
} );

const TaxonomyControls = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => {
	const chosen = readObject( query.taxQuery );
	const shown = {
		...getTaxonomies(),
		// Keeps the taxonomies of add-ons.
		...Object.fromEntries(
			Object.keys( chosen )
				.filter( ( name ) => ! ( name in getTaxonomies() ) )
				.map( ( name ) => [ name, name ] )
		),
	};
	return (
		<>
			{ Object.entries( shown ).map( ( [ name, label ] ) => (
				<RecordControl
					key={ name }
					kind="taxonomy"
					name={ name }
					label={ label }
					chosen={ readTexts( chosen[ name ] ).map( Number ) }
					onChange={ ( ids ) => {
						const { [ name ]: before, ...others } = chosen;
						onChange( {
							taxQuery:
								ids.length > 0
									? { ...others, [ name ]: ids }
									: others,
						} );
					} }
				/>
			) ) }
		</>
	);
};

export const QueryPanels = ( {
	query,
	isShown,
	onChange,
	isRelated,
}: QueryPanelsProps ) => {
	const inherits = query.inherit === true;
	const part = { query, onChange };
	const relatedBy = readObject( query.relatedBy );
	const hasFilters = [
		'on-sale',
		'featured',
		'stock-status',
		'created',
		'price-range',
		'hand-picked',
		'keyword',
		'taxonomy',
		'attributes',
	].some( isShown );
	return (
		<>
			<PanelBody title={ __( 'Settings', 'woocommerce' ) }>
				{ isShown( 'inherit' ) && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Sync with current query', 'shopfront' ) }
						help={ __(
							'Shows the products of the template, such as those of a category or a search.',
							'shopfront'
						) }
						checked={ inherits }
						onChange={ ( inherit ) => onChange( { inherit } ) }
					/>
				) }
				{ isShown( inherits ? 'default-order' : 'order' ) && (
					<OrderControl { ...part } />
				) }
				{ ! inherits && isShown( 'products-per-page' ) && (
					<RangeControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Products per page', 'woocommerce' ) }
						value={ readPerPage( query ) }
						min={ 1 }
						max={ MAX_PER_PAGE }
						onChange={ ( perPage ) => onChange( { perPage } ) }
					/>
				) }
				{ ! inherits && isShown( 'offset' ) && (
					<RangeControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Offset', 'woocommerce' ) }
						help={ __(
							'How many products to leave out at the beginning.',
							'shopfront'
						) }
						value={ readNumber( query.offset, [ 0, 100 ], 0 ) }
						min={ 0 }
						max={ 100 }
						onChange={ ( offset = 0 ) => onChange( { offset } ) }
					/>
				) }
				{ ! inherits && isShown( 'max-pages-to-show' ) && (
					<RangeControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Max pages to show', 'woocommerce' ) }
						help={ __( '0 for all pages.', 'shopfront' ) }
						value={ readNumber( query.pages, [ 0, 100 ], 0 ) }
						min={ 0 }
						max={ 100 }
						onChange={ ( pages = 0 ) => onChange( { pages } ) }
					/>
				) }
				{ ! inherits && isShown( 'filterable' ) && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Enable filtering', 'shopfront' ) }
						help={ __(
							'Filters of the page apply to these products.',
							'shopfront'
						) }
						checked={ query.filterable === true }
						onChange={ ( filterable ) =>
							onChange( { filterable } )
						}
					/>
				) }
				{ isRelated &&
					isShown( 'related-by' ) &&
					( [ 'categories', 'tags' ] as const ).map( ( by ) => (
						<ToggleControl
							key={ by }
							__nextHasNoMarginBottom
							label={
								by === 'categories'
									? __( 'Related by categories', 'shopfront' )
									: __( 'Related by tags', 'shopfront' )
							}
							checked={ relatedBy[ by ] === true }
							onChange={ ( isOn ) =>
								onChange( {
									relatedBy: { ...relatedBy, [ by ]: isOn },
								} )
							}
						/>
					) ) }
			</PanelBody>
			{ ! inherits && hasFilters && (
				<PanelBody
					title={ __( 'Filters', 'woocommerce' ) }
					initialOpen={ false }
				>
					{ isShown( 'on-sale' ) && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Show only products on sale',
								'woocommerce'
							) }
							checked={ query[ PLATFORM_KEYS.onSale ] === true }
							onChange={ ( isOn ) =>
								onChange( { [ PLATFORM_KEYS.onSale ]: isOn } )
							}
						/>
					) }
					{ isShown( 'featured' ) && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Show only featured products',
								'woocommerce'
							) }
							checked={ query.featured === true }
							onChange={ ( featured ) =>
								onChange( { featured } )
							}
						/>
					) }
					{ isShown( 'stock-status' ) && (
						<StockControl { ...part } />
					) }
					{ isShown( 'created' ) && <CreatedControl { ...part } /> }
					{ isShown( 'price-range' ) && <PriceControl { ...part } /> }
					{ isShown( 'keyword' ) && (
						<TextControl
							{ ...CURRENT_DESIGN }
							label={ __( 'Keyword', 'woocommerce' ) }
							value={
								typeof query.search === 'string'
									? query.search
									: ''
							}
							onChange={ ( search ) => onChange( { search } ) }
						/>
					) }
					{ isShown( 'hand-picked' ) && (
						<HandPickedControl { ...part } />
					) }
					{ isShown( 'taxonomy' ) && (
						<TaxonomyControls { ...part } />
					) }
					{ isShown( 'attributes' ) && (
						<AttributeControl
							value={ query[ PLATFORM_KEYS.attributes ] }
							onChange={ ( terms ) =>
								onChange( {
									[ PLATFORM_KEYS.attributes ]: terms,
								} )
							}
						/>
					) }
				</PanelBody>
			) }
		</>
	);
};

export const HandPickedControl = ( {
	query,
	onChange,
}: Pick< QueryPanelsProps, 'query' | 'onChange' > ) => (
	<RecordControl
		kind="postType"
		name="product"
		label={ __( 'Hand-picked products', 'shopfront' ) }
		chosen={ readTexts( query[ PLATFORM_KEYS.handPicked ] ).map( Number ) }
		onChange={ ( ids ) =>
			onChange( { [ PLATFORM_KEYS.handPicked ]: ids.map( String ) } )
		}
	/>
);
