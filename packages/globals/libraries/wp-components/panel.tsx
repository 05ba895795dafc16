import { Panel as OwnPanel } from '@shopfront/components';
import { useState } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconType } from './icon';

export interface PanelProps {
	className?: string;
	header?: ReactNode;
	children?: ReactNode;
}

export const Panel = ( { className, header, children }: PanelProps ) => (
	<div className={ clsx( 'components-panel', className ) }>
		{ header && (
			<div
				className="components-panel__header"
				role="heading"
				aria-level={ 2 }
			>
				{ header }
			</div>
		) }
		{ children }
	</div>
);

export interface PanelBodyProps {
	className?: string;
	/** Without a title, the content can't collapse. */
	title?: string;
	icon?: IconType;
	initialOpen?: boolean;
	opened?: boolean;
	onToggle?: ( isOpen: boolean ) => void;
	children?: ReactNode | ( ( state: { opened: boolean } ) => ReactNode );
}

/** A collapsible section, open by default. */
export const PanelBody = ( {
	className,
	title,
	icon,
	initialOpen = true,
	opened,
	onToggle,
	children,
}: PanelBodyProps ) => {
	const [ isOpenByItself, setIsOpenByItself ] = useState( initialOpen );
	const isOpen = opened ?? isOpenByItself;
	const content =
		typeof children === 'function'
			? children( { opened: isOpen } )
			: children;
	const classes = clsx( 'components-panel__body', className, {
		'is-opened': isOpen,
	} );
	return title ? (
		<OwnPanel
			className={ classes }
			headingLevel={ 2 }
			title={
				<>
					{ title }
					{ icon && <Icon icon={ icon } /> }
				</>
			}
			state={ [
				isOpen,
				( next ) => {
					setIsOpenByItself( next );
					onToggle?.( next );
				},
			] }
		>
			{ content }
		</OwnPanel>
	) : (
		<div className={ classes }>{ content }</div>
	);
};

export interface PanelRowProps {
	className?: string;
	children?: ReactNode;
}

export const PanelRow = ( { className, children }: PanelRowProps ) => (
	<div className={ clsx( 'components-panel__row', className ) }>
		{ children }
	</div>
);
