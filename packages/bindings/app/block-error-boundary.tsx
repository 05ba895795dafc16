import { ErrorPlaceholder } from '@shopfront/components';
import { getErrorMessage } from '@shopfront/extensibility';
import { Component } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from './block-app';

export interface BlockErrorBoundaryProps {
	/** Such as `woocommerce/cart-items-block`. */
	blockName: string;
	onError?: ( error: unknown ) => void;
	/**
	 * Whether the block is the page's whole cart or checkout. If it fails, shoppers see a message with a retry
	 * button.
	 */
	isRoot?: boolean;
	fallback?: ReactNode;
	children?: ReactNode;
}

interface BoundaryProps extends BlockErrorBoundaryProps {
	isAdmin: boolean;
}

interface BoundaryState {
	error: unknown;
}

class Boundary extends Component< BoundaryProps, BoundaryState > {
	// Thrown values may be `null` or `undefined`.
	static getDerivedStateFromError = ( error: unknown ) => ( {
		error: error ?? '',
	} );

	override state: BoundaryState = { error: null };

	override componentDidCatch( error: unknown ) {
		this.props.onError?.( error );
	}

	override render() {
		const { blockName, isAdmin, isRoot, children } = this.props;
		const { error } = this.state;
		if ( error === null ) {
			return children;
		}
		if ( this.props.fallback ) {
			return this.props.fallback;
		}
		if ( ! isAdmin && ! isRoot ) {
			return null;
		}
		return (
			<>
				{ isAdmin && (
					<p>
						{ sprintf(
							/* translators: %s: name of a block. */
							__( 'Unexpected error in: %s', 'shopfront' ),
							blockName
						) }
					</p>
				) }
				<ErrorPlaceholder
					message={ isAdmin ? getErrorMessage( error ) : '' }
					{ ...( isRoot && {
						onRetry: () => this.setState( { error: null } ),
					} ) }
				/>
			</>
		);
	}
}

/**
 * Catches a block's errors, so the rest of the page continues to work. Administrators see the block name and the
 * error; shoppers see nothing (docs/contract/blocks.md 3, docs/contract/cart-and-checkout.md 6), or for a root block
 * a message (docs/contract/cart-and-checkout.md 8, "Block load failure"). A retry renders the block again from the
 * stores.
 */
export const BlockErrorBoundary = ( props: BlockErrorBoundaryProps ) => {
	const { settings } = useBlockApp();
	return <Boundary { ...props } isAdmin={ settings.currentUserIsAdmin } />;
};
