import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useElementId } from '../../blocks-components/use-element-id';

export interface ControlProps {
	id?: string;
	className?: string;
	label?: ReactNode;
	/** Hides the label visually; screen readers still read it. */
	hideLabelFromVision?: boolean;
	/** A hint below the control, linked by `aria-describedby`. */
	help?: ReactNode;
}

/** The styling props of `@wordpress/components` aren't attributes of an element. */
export const omitStyleProps = < Props extends object >(
	props: Props
): Props => {
	const controlProps = Object.entries( props ).filter(
		( [ name ] ) => ! name.startsWith( '__' )
	);
	return Object.assign(
		Object.create( null ),
		Object.fromEntries( controlProps )
	);
};

export const useControl = (
	{ id: given, help }: Pick< ControlProps, 'id' | 'help' >,
	prefix: string,
	describedBy?: string
) => {
	const id = useElementId( given, prefix );
	const helpId = help ? `${ id }__help` : undefined;
	return {
		id,
		helpId,
		describedBy: clsx( describedBy, helpId ) || undefined,
	};
};

interface HelpProps {
	id: string | undefined;
	children: ReactNode;
}

export const Help = ( { id, children }: HelpProps ) =>
	children ? (
		<p id={ id } className="components-base-control__help">
			{ children }
		</p>
	) : null;

export interface BaseControlProps extends ControlProps {
	children: ReactNode;
}

/** With `id`, the label belongs to the control with that id. */
export const BaseControl = ( {
	id,
	className,
	label,
	hideLabelFromVision = false,
	help,
	children,
}: BaseControlProps ) => {
	const labelClass = clsx( 'components-base-control__label', {
		'screen-reader-text': hideLabelFromVision,
	} );
	return (
		<div className={ clsx( 'components-base-control', className ) }>
			{ label &&
				( id ? (
					<label htmlFor={ id } className={ labelClass }>
						{ label }
					</label>
				) : (
					<span className={ labelClass }>{ label }</span>
				) ) }
			{ children }
			<Help id={ id && `${ id }__help` }>{ help }</Help>
		</div>
	);
};

interface VisualLabelProps {
	className?: string;
	children?: ReactNode;
}

/** Looks like a label, for a control that gets its accessible name elsewhere. */
BaseControl.VisualLabel = function VisualLabel( {
	className,
	children,
}: VisualLabelProps ) {
	return (
		<span className={ clsx( 'components-base-control__label', className ) }>
			{ children }
		</span>
	);
};
