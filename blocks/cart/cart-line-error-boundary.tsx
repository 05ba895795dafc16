import type { CartItemResponse } from '@shopfront/store-api';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface CartLineErrorBoundaryProps {
	/** What the line shows. Another one is tried anew. */
	item: CartItemResponse;
	/** What stands in the place of a line that cannot be shown. */
	fallback: ( error: unknown ) => ReactNode;
	children: ReactNode;
}

interface State {
	item: CartItemResponse | null;
	failure: { error: unknown } | null;
}

/** Keeps what a line throws to the line: the others, and the totals, go on (docs/architecture.md, "Goals"). */
export class CartLineErrorBoundary extends Component<
	CartLineErrorBoundaryProps,
	State
> {
	static getDerivedStateFromError = ( error: unknown ) => ( {
		failure: { error },
	} );

	static getDerivedStateFromProps = (
		{ item }: CartLineErrorBoundaryProps,
		state: State
	): State | null => ( item === state.item ? null : { item, failure: null } );

	override state: State = { item: null, failure: null };

	override render() {
		const { failure } = this.state;
		const { fallback, children } = this.props;
		return failure ? fallback( failure.error ) : children;
	}
}
