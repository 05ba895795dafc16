import { ErrorPlaceholder } from '@shopfront/components';
import { Component } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';

export interface BlockErrorBoundaryProps {
	/** As in `woocommerce/cart-items-block`. */
	blockName: string;
	/** Told what was thrown, as the one that looks after the add-on wants to know. */
	onError?: ( error: unknown ) => void;
	children?: ReactNode;
}

interface BoundaryProps extends BlockErrorBoundaryProps {
	isAdmin: boolean;
}

class Boundary extends Component< BoundaryProps, { error: unknown } > {
	static getDerivedStateFromError = ( error: unknown ) => ( { error } );

	override state: { error: unknown } = { error: null };

	override componentDidCatch( error: unknown ) {
		this.props.onError?.( error );
	}

	override render() {
		const { blockName, isAdmin, children } = this.props;
		const { error } = this.state;
		if ( error === null ) {
			return children;
		}
		if ( ! isAdmin ) {
			return null;
		}
		return (
			<>
				<p>
					{ sprintf(
						/* translators: %s: name of a block. */
						__( 'Unexpected error in: %s', 'shopfront' ),
						blockName
					) }
				</p>
				<ErrorPlaceholder
					message={
						error instanceof Error ? error.message : String( error )
					}
				/>
			</>
		);
	}
}

/**
 * Keeps what a block throws to its own place: the rest of the page goes on. Administrators are told where and what;
 * shoppers see nothing there (contract/blocks.md 3, specification 6).
 */
export const BlockErrorBoundary = ( props: BlockErrorBoundaryProps ) => {
	const { settings } = useBlockApp();
	return <Boundary { ...props } isAdmin={ settings.currentUserIsAdmin } />;
};
