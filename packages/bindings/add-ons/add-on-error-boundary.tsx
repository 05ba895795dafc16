import {
	getErrorMessage,
	type StatisticsCollector,
} from '@shopfront/extensibility';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isRenderLoop } from './render-limit';

export interface AddOnErrorBoundaryProps {
	/** Who is at work here; as report cards name it. */
	addOn: string;
	/** Where: name of a slot, or of a block. */
	extensionPoint: string;
	statistics: Pick< StatisticsCollector, 'recordFault' >;
	/** What stands in the place of what failed. */
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

/** Keeps what an add-on throws to its own place, and writes it on its report card. */
export class AddOnErrorBoundary extends Component<
	AddOnErrorBoundaryProps,
	{ failure: { error: unknown } | null }
> {
	static getDerivedStateFromError = ( error: unknown ) => ( {
		failure: { error },
	} );

	override state: { failure: { error: unknown } | null } = { failure: null };

	override componentDidCatch( error: unknown ) {
		const { addOn, extensionPoint, statistics } = this.props;
		statistics.recordFault(
			addOn,
			extensionPoint,
			isRenderLoop( error ) ? 'renderLoop' : 'threw',
			error
		);
	}

	override render() {
		const { failure } = this.state;
		return failure
			? this.props.fallback( failure.error )
			: this.props.children;
	}
}

/**
 * What is shown of a failure: to who manages the shop its message, to shoppers nothing
 * (docs/contract/cart-and-checkout.md 6).
 *
 * @param isAdmin
 * @param show    How administrators are shown the message.
 */
export const createFallback =
	(
		isAdmin: boolean,
		show: ( message: string ) => ReactNode = ( message ) => (
			<p>{ message }</p>
		)
	) =>
	( error: unknown ): ReactNode =>
		isAdmin ? show( getErrorMessage( error ) ) : null;
