import { messageOf, type ReportCards } from '@shopfront/points';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isEndless } from './render-limit';

export interface GuestBoundaryProps {
	/** Who is at work here; as report cards name it. */
	addOn: string;
	/** Where: name of a slot, or of a block. */
	point: string;
	reports: Pick< ReportCards, 'fault' >;
	/** What stands in the place of what failed. */
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

/** Keeps what an add-on throws to its own place, and writes it on its report card. */
export class GuestBoundary extends Component<
	GuestBoundaryProps,
	{ failure: { error: unknown } | null }
> {
	static getDerivedStateFromError = ( error: unknown ) => ( {
		failure: { error },
	} );

	override state: { failure: { error: unknown } | null } = { failure: null };

	override componentDidCatch( error: unknown ) {
		const { addOn, point, reports } = this.props;
		reports.fault(
			addOn,
			point,
			isEndless( error ) ? 'endless' : 'threw',
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
export const fallbackFor =
	(
		isAdmin: boolean,
		show: ( message: string ) => ReactNode = ( message ) => (
			<p>{ message }</p>
		)
	) =>
	( error: unknown ): ReactNode =>
		isAdmin ? show( messageOf( error ) ) : null;
