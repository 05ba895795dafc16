import { isModifiedClick } from '@shopfront/host';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { getPageNumbers } from './page-links';

const BLOCK = 'wc-block-pagination';

export interface PaginationProps {
	page: number;
	pages: number;
	getHref: ( page: number ) => string;
	/** The shopper is likely to open the page. */
	onIntent: ( page: number ) => void;
	onOpen: ( page: number ) => void;
}

/** Renders nothing for a single page. Surface: `.wc-block-pagination`, `-page`, `-ellipsis`. */
export const Pagination = ( {
	page,
	pages,
	getHref,
	onIntent,
	onOpen,
}: PaginationProps ) => {
	const link = (
		target: number,
		content: ReactNode,
		label?: string,
		className?: string
	) => (
		<a
			className={ clsx( `${ BLOCK }-page`, className ) }
			href={ getHref( target ) }
			aria-label={ label }
			onPointerEnter={ () => onIntent( target ) }
			onFocus={ () => onIntent( target ) }
			onClick={ ( event: MouseEvent< HTMLAnchorElement > ) => {
				if ( ! isModifiedClick( event ) ) {
					event.preventDefault();
					onOpen( target );
				}
			} }
		>
			{ content }
		</a>
	);
	const nameOf = ( number: number ) =>
		sprintf(
			/* translators: %d: number of a page of products. */
			__( 'Page %d', 'woocommerce' ),
			number
		);
	return pages < 2 ? null : (
		<nav className={ BLOCK } aria-label={ __( 'Pages', 'shopfront' ) }>
			{ page > 1 && link( page - 1, __( 'Previous', 'woocommerce' ) ) }
			{ getPageNumbers( page, pages ).map( ( number, index ) => {
				if ( number === null ) {
					return (
						<span
							key={ `gap-${ index }` }
							className={ `${ BLOCK }-ellipsis` }
						>
							…
						</span>
					);
				}
				return number === page ? (
					<span
						key={ number }
						className={ `${ BLOCK }-page ${ BLOCK }-page--active` }
						aria-current="page"
					>
						{ number }
					</span>
				) : (
					<span key={ number }>
						{ link( number, number, nameOf( number ) ) }
					</span>
				);
			} ) }
			{ page < pages && link( page + 1, __( 'Next', 'woocommerce' ) ) }
		</nav>
	);
};
