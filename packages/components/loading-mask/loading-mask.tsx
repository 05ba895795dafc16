import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';

export interface LoadingMaskProps {
	children?: ReactNode;
	className?: string;
	/** What is said while loading; by default 'Loading…'. */
	screenReaderLabel?: string;
	showSpinner?: boolean;
	isLoading?: boolean;
}

/**
 * Dims what is being loaded anew, in place, so that nothing moves. While loading, its content is not read out, and
 * nobody gets into it.
 *
 * Surface: `.wc-block-components-loading-mask`, `__children` (docs/contract/blocks.md 5). Not loading, the children
 * stand alone in `className`.
 */
export const LoadingMask = ( {
	children,
	className,
	screenReaderLabel,
	showSpinner = false,
	isLoading = true,
}: LoadingMaskProps ) => {
	const content = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const { current: place } = content;
		// Who is in there already would lose their place on the page.
		const isFree = ! place?.contains( place.ownerDocument.activeElement );
		place?.toggleAttribute( 'inert', isLoading && isFree );
	}, [ isLoading ] );
	return (
		<div
			className={ clsx( className, {
				'wc-block-components-loading-mask': isLoading,
			} ) }
			aria-busy={ isLoading || undefined }
		>
			{ isLoading && showSpinner && <Spinner /> }
			<div
				className={ clsx( {
					'wc-block-components-loading-mask__children': isLoading,
				} ) }
				ref={ content }
				// Its pale text is that of something that cannot be used.
				role={ isLoading ? 'group' : undefined }
				aria-disabled={ isLoading || undefined }
			>
				{ children }
			</div>
			{ isLoading && (
				<span className="screen-reader-text">
					{ screenReaderLabel || __( 'Loading…', 'woocommerce' ) }
				</span>
			) }
		</div>
	);
};
