import { ErrorPlaceholder } from '@shopfront/components';
import { Component } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from './block-app';

export interface BlockErrorBoundaryProps {
	/** As in `woocommerce/cart-items-block`. */
	blockName: string;
	/** Told what was thrown, as the one that looks after the add-on wants to know. */
	onError?: ( error: unknown ) => void;
	/** Whether it is all of a page's cart or checkout: then shoppers are told too, and may try again. */
	isRoot?: boolean;
	/** What stands in its place, where there is something that can. */
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
	// What is thrown may be nothing.
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
		const details =
			error instanceof Error ? error.message : String( error );
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
					message={ isAdmin ? details : '' }
					{ ...( isRoot && {
						onRetry: () => this.setState( { error: null } ),
					} ) }
				/>
			</>
		);
	}
}

/**
 * Keeps what a block throws to its own place: the rest of the page goes on. Administrators are told where and what;
 * shoppers see nothing there (docs/contract/blocks.md 3, docs/contract/cart-and-checkout.md 6), unless there is nothing
 * else: then they read that it could not be shown (docs/contract/cart-and-checkout.md 8, "Block load failure"), and
 * what is in the stores is there again with the next try.
 */
export const BlockErrorBoundary = ( props: BlockErrorBoundaryProps ) => {
	const { settings } = useBlockApp();
	return <Boundary { ...props } isAdmin={ settings.currentUserIsAdmin } />;
};
