import { isSafeUrl } from '@shopfront/text';
import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import { RichText } from '../rich-text/rich-text';

export interface ProductNameProps {
	/** May contain HTML of the label kind. */
	name: string;
	/** Without a safe URL, the name isn't a link. */
	permalink?: string;
	className?: string;
}

/** Surface: `.wc-block-components-product-name`. */
export const ProductName = forwardRef< HTMLElement, ProductNameProps >(
	function ForwardedProductName( { name, permalink, className }, ref ) {
		const classes = clsx( 'wc-block-components-product-name', className );
		const content = <RichText html={ name } allow="label" />;
		return permalink && isSafeUrl( permalink ) ? (
			<a
				ref={ ref as React.Ref< HTMLAnchorElement > }
				className={ classes }
				href={ permalink }
			>
				{ content }
			</a>
		) : (
			<span ref={ ref } className={ classes }>
				{ content }
			</span>
		);
	}
);
