import { isWithinBudget, type AddOnMeasure } from '@shopfront/extensibility';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, SHAPES } from '../icon/icon';
import { formatFigure } from './format-figure';

export interface MeasuredFigureProps {
	measure: AddOnMeasure;
	/** `null` if the browser doesn't report it. */
	figure: number | null;
	locale: string;
	children?: ReactNode;
}

/** An icon, hidden text and the font weight show whether the figure is within budget. */
export const MeasuredFigure = ( {
	measure,
	figure,
	locale,
	children,
}: MeasuredFigureProps ) => {
	const isWithin = isWithinBudget( measure, figure );
	return (
		<td className={ clsx( ! isWithin && 'is-over' ) }>
			<span className="sf-add-on-report__figure">
				{ figure !== null && (
					<Icon shape={ isWithin ? SHAPES.check : SHAPES.alert } />
				) }
				<bdi>{ formatFigure( measure, figure, locale ) }</bdi>
				{ figure !== null && (
					<span className="screen-reader-text">
						{ isWithin
							? __( 'within the budget', 'shopfront' )
							: __( 'over the budget', 'shopfront' ) }
					</span>
				) }
			</span>
			{ children }
		</td>
	);
};
