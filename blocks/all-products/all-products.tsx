import { useBlockApp } from '@shopfront/bindings';
import {
	ErrorPlaceholder,
	NoticeBanner,
	Skeleton,
	SortSelect,
} from '@shopfront/components';
import { queryStateStore } from '@shopfront/data/query-state';
import { doStoreAction } from '@shopfront/events';
import { blockName } from '@shopfront/names';
import { isApiErrorResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { AllProductsAttributes } from './attributes';
import { getAddress, readAddress } from './page-links';
import { Pagination } from './pagination';
import { ProductItem } from './product-item';
import { getFilters, getQuery } from './query';
import { useProducts } from './use-products';

/** The page's filters use the same context in the store of queries. */
const QUERY_CONTEXT = 'page';

/** The keys appear in the address. */
export const getSortOptions = () => [
	{ key: 'menu_order', label: __( 'Default sorting', 'woocommerce' ) },
	{ key: 'popularity', label: __( 'Popularity', 'woocommerce' ) },
	{ key: 'rating', label: __( 'Average rating', 'woocommerce' ) },
	{ key: 'date', label: __( 'Latest', 'woocommerce' ) },
	{ key: 'price', label: __( 'Price: low to high', 'woocommerce' ) },
	{ key: 'price-desc', label: __( 'Price: high to low', 'woocommerce' ) },
];

const getMessage = ( error: unknown ): string =>
	isApiErrorResponse( error ) ? htmlToText( error.message ) : '';

export interface AllProductsProps {
	attributes: AllProductsAttributes;
}

/**
 * All products of the shop, in pages, with a sort order and the page's filters (docs/contract/product-lists.md 2).
 *
 * Surface: `.wc-block-grid.has-{n}-columns`, `.has-multiple-rows`, `.has-aligned-buttons`, `.is-loading-products`,
 * `.wc-block-grid__products`, `.wc-block-grid__no-products`.
 */
export const AllProducts = ( { attributes }: AllProductsProps ) => {
	const { columns, rows, alignButtons, orderby, hasSorting, layout } =
		attributes;
	const { host } = useBlockApp();
	const view = host.window;
	const perPage = columns * rows;
	const [ part, setPart ] = useState( () => readAddress( view.location ) );
	const { page } = part;
	const sort = part.sort ?? orderby;
	const shared = useSelect(
		( select ) =>
			select( queryStateStore ).getValueForQueryContext( QUERY_CONTEXT ),
		[]
	);
	const { setValueForQueryContext } = useDispatch( queryStateStore );
	const filterKey = JSON.stringify( getFilters( shared ) );
	const filters = useMemo< Readonly< Record< string, unknown > > >(
		() => JSON.parse( filterKey ),
		[ filterKey ]
	);
	const query = useMemo(
		() => getQuery( { perPage, page, sort, filters } ),
		[ perPage, page, sort, filters ]
	);
	const { shown, isLoading, error, retry, prefetch } = useProducts( query );

	// The page's filters count the products of this query.
	useEffect( () => {
		void setValueForQueryContext( QUERY_CONTEXT, { ...query } );
	}, [ query, setValueForQueryContext ] );

	const shownProducts = shown?.products;
	useEffect( () => {
		// Add-ons count what shoppers see, not what authors do.
		if ( shownProducts && ! host.isEditor() ) {
			doStoreAction( 'product-list-render', {
				products: shownProducts,
				listName: blockName( 'all-products' ),
			} );
		}
	}, [ shownProducts, host ] );

	const list = useRef< HTMLUListElement >( null );
	/** How to react to the next products: focus the first, or announce their number. */
	const arrival = useRef< 'focus' | 'announce' | null >( null );

	const show = ( next: typeof part ) => {
		setPart( next );
		view.history.pushState( null, '', getAddress( view.location, next ) );
	};
	const knownFilters = useRef( filterKey );
	useEffect( () => {
		if ( knownFilters.current !== filterKey ) {
			knownFilters.current = filterKey;
			arrival.current = 'announce';
			setPart( ( { sort: kept } ) => ( { page: 1, sort: kept } ) );
		}
	}, [ filterKey ] );
	useEffect( () => {
		const follow = () => setPart( readAddress( view.location ) );
		view.addEventListener( 'popstate', follow );
		return () => view.removeEventListener( 'popstate', follow );
	}, [ view ] );

	useEffect( () => {
		if ( isLoading || ! shown || ! arrival.current ) {
			return;
		}
		speak(
			arrival.current === 'focus'
				? sprintf(
						/* translators: 1: number of a page of products, 2: number of all pages. */
						__( 'Page %1$d of %2$d', 'woocommerce' ),
						page,
						shown.pages
					)
				: sprintf(
						/* translators: %d: number of products. */
						_n(
							'%d product found',
							'%d products found',
							shown.total,
							'woocommerce'
						),
						shown.total
					)
		);
		if ( arrival.current === 'focus' ) {
			list.current
				?.querySelector< HTMLElement >( 'a[href]:not([tabindex="-1"])' )
				?.focus();
		}
		arrival.current = null;
	}, [ isLoading, shown, page ] );

	if ( error && ! shown ) {
		return (
			<ErrorPlaceholder
				message={ getMessage( error ) }
				onRetry={ retry }
			/>
		);
	}
	return (
		<div
			className={ clsx(
				'wc-block-grid',
				`has-${ columns }-columns`,
				rows > 1 && 'has-multiple-rows',
				alignButtons && 'has-aligned-buttons',
				isLoading && 'is-loading-products'
			) }
			aria-busy={ isLoading }
		>
			{ hasSorting && (
				<SortSelect
					className="wc-block-product-sort-select wc-block-components-product-sort-select"
					label={ __( 'Order by', 'woocommerce' ) }
					screenReaderLabel={ __(
						'Order products by',
						'woocommerce'
					) }
					options={ getSortOptions() }
					value={ sort }
					onChange={ ( { target } ) => {
						arrival.current = 'announce';
						show( { page: 1, sort: target.value } );
					} }
				/>
			) }
			{ Boolean( error ) && (
				<NoticeBanner
					status="error"
					isDismissible={ false }
					spokenMessage={ getMessage( error ) }
				>
					{ getMessage( error ) ||
						__(
							'There was an error loading the content.',
							'woocommerce'
						) }{ ' ' }
					<button
						type="button"
						className="wc-block-components-button wp-element-button"
						onClick={ retry }
					>
						{ __( 'Retry', 'woocommerce' ) }
					</button>
				</NoticeBanner>
			) }
			{ shownProducts?.length === 0 ? (
				<p className="wc-block-grid__no-products">
					{ __( 'No products were found.', 'shopfront' ) }
				</p>
			) : (
				<ul ref={ list } className="wc-block-grid__products">
					{ shownProducts
						? shownProducts.map( ( product ) => (
								<ProductItem
									key={ product.id }
									product={ product }
									layout={ layout }
								/>
							) )
						: Array.from( { length: perPage }, ( _, index ) => (
								<li
									key={ index }
									className="wc-block-grid__product is-placeholder"
								>
									<div className="wc-block-grid__product-image">
										<Skeleton />
									</div>
									<Skeleton />
									<Skeleton />
								</li>
							) ) }
				</ul>
			) }
			<Pagination
				page={ page }
				pages={ shown?.pages ?? 1 }
				getHref={ ( target ) =>
					getAddress( view.location, { ...part, page: target } )
				}
				onIntent={ ( target ) =>
					prefetch(
						getQuery( { perPage, page: target, sort, filters } )
					)
				}
				onOpen={ ( target ) => {
					arrival.current = 'focus';
					show( { ...part, page: target } );
				} }
			/>
		</div>
	);
};
