import { useAddToCart, useBlockApp } from '@shopfront/bindings';
import {
	CartLineImage,
	NoticeBanner,
	ProductButton,
	ProductName,
	ProductPriceRange,
	ProductRating,
	RichText,
} from '@shopfront/components';
import { doStoreAction } from '@shopfront/events';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { __ } from '@wordpress/i18n';
import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ProductElement } from './attributes';

/** Intrinsic image size in CSS pixels, before layout. The image is as wide as its column. */
const IMAGE_SIZE_PX = 300;

const TermLinks = ( {
	terms,
}: {
	terms: ReadonlyArray< { id: number; name: string; link: string } >;
} ) =>
	terms.length === 0 ? null : (
		<p className="wc-block-grid__product-terms">
			{ terms.map( ( { id, name, link }, index ) => (
				<span key={ id }>
					{ index > 0 && ', ' }
					<ProductName name={ name } permalink={ link } />
				</span>
			) ) }
		</p>
	);

export interface ProductItemProps {
	product: ProductResponse;
	layout: readonly ProductElement[];
}

/** Surface: `.wc-block-grid__product`. */
export const ProductItem = memo( ( { product, layout }: ProductItemProps ) => {
	const { siteCurrency, placeholderImgSrc } = useBlockApp().settings;
	const { addToCart, errorMessage, clearError, isAdding, quantityInCart } =
		useAddToCart( product );

	const badge = product.on_sale && (
		<span className="wc-block-components-product-sale-badge">
			{ __( 'Sale', 'woocommerce' ) }
		</span>
	);
	/** By the name of the element's block. An add-on's unknown element shows nothing. */
	const elements: Readonly<
		Record<
			string,
			( attributes: ProductElement[ 'attributes' ] ) => ReactNode
		>
	> = {
		'product-image': ( { showSaleBadge } ) => (
			<div className="wc-block-grid__product-image wc-block-components-product-image">
				<CartLineImage
					permalink={ product.permalink }
					image={ product.images[ 0 ] }
					fallbackAlt={ htmlToText( product.name ) }
					placeholderSrc={ placeholderImgSrc }
					sizePx={ IMAGE_SIZE_PX }
				/>
				{ showSaleBadge !== false && badge }
			</div>
		),
		'product-title': ( { headingLevel = 2 } ) => {
			const Heading =
				`h${ Math.min( Math.max( Number( headingLevel ) || 2, 1 ), 6 ) }` as 'h2';
			return (
				<Heading className="wc-block-grid__product-title wc-block-components-product-title">
					<ProductName
						name={ product.name }
						permalink={ product.permalink }
					/>
				</Heading>
			);
		},
		'product-price': () => (
			<div className="wc-block-grid__product-price">
				<ProductPriceRange
					prices={ product.prices }
					siteCurrency={ siteCurrency }
				/>
			</div>
		),
		'product-rating': () => (
			<ProductRating
				rating={ product.average_rating }
				count={ product.review_count }
			/>
		),
		'product-summary': () => (
			<RichText as="div" html={ product.short_description } />
		),
		'product-sku': () => product.sku && <p>{ product.sku }</p>,
		'product-sale-badge': () => badge,
		'product-category-list': () => (
			<TermLinks terms={ product.categories } />
		),
		'product-tag-list': () => <TermLinks terms={ product.tags } />,
		'product-stock-indicator': () =>
			product.stock_availability?.text && (
				<p className={ product.stock_availability.class }>
					{ htmlToText( product.stock_availability.text ) }
				</p>
			),
		'product-button': () => (
			<ProductButton
				product={ product }
				isAdding={ isAdding }
				quantityInCart={ quantityInCart }
				onAdd={ () => void addToCart() }
			/>
		),
	};
	return (
		<li
			className="wc-block-grid__product wc-block-layout"
			onClickCapture={ ( { target } ) => {
				if ( target instanceof Element && target.closest( 'a' ) ) {
					doStoreAction( 'product-view-link', { product } );
				}
			} }
		>
			{ layout.map( ( { name, attributes }, index ) => (
				<div className={ `wc-block-grid__${ name }` } key={ index }>
					{ elements[ name ]?.( attributes ) }
				</div>
			) ) }
			{ errorMessage && (
				<NoticeBanner
					status="error"
					spokenMessage={ errorMessage }
					onRemove={ clearError }
				>
					{ errorMessage }
				</NoticeBanner>
			) }
		</li>
	);
} );
