import { createElement, forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';

const SPACE_PX = 4;

/** A multiple of 4 pixels, or a CSS length. */
type Space = number | string;

const lengthOf = ( space: Space ): string =>
	typeof space === 'number' ? `${ space * SPACE_PX }px` : space;

interface BoxProps extends HTMLAttributes< HTMLElement > {
	as?: string;
}

export interface FlexProps extends BoxProps {
	align?: CSSProperties[ 'alignItems' ];
	justify?: CSSProperties[ 'justifyContent' ];
	direction?: CSSProperties[ 'flexDirection' ];
	gap?: Space;
	wrap?: boolean;
	expanded?: boolean;
}

/** A row, or with `direction="column"` a column. */
export const Flex = forwardRef( function ForwardedFlex(
	{
		as = 'div',
		className,
		align,
		justify = 'space-between',
		direction = 'row',
		gap = 2,
		wrap = false,
		expanded = true,
		style,
		...rest
	}: FlexProps,
	ref: Ref< HTMLElement >
) {
	const isRow = direction.startsWith( 'row' );
	return createElement( as, {
		...rest,
		ref,
		className: clsx( 'components-flex', className ),
		style: {
			display: 'flex',
			alignItems: align ?? ( isRow ? 'center' : 'normal' ),
			justifyContent: justify,
			flexDirection: direction,
			flexWrap: wrap ? 'wrap' : undefined,
			gap: lengthOf( gap ),
			inlineSize: expanded ? '100%' : undefined,
			...style,
		},
	} );
} );

const flexPart = ( name: string, isGrowing: boolean ) =>
	forwardRef( function FlexPart(
		{ as = 'div', className, style, ...rest }: BoxProps,
		ref: Ref< HTMLElement >
	) {
		return createElement( as, {
			...rest,
			ref,
			className: clsx( `components-flex-${ name }`, className ),
			style: {
				display: 'block',
				flex: isGrowing ? '1' : undefined,
				minInlineSize: 0,
				...style,
			},
		} );
	} );

/** As wide as its content. */
export const FlexItem = flexPart( 'item', false );

/** Takes the remaining space. */
export const FlexBlock = flexPart( 'block', true );

export interface StackProps extends Omit< FlexProps, 'align' | 'gap' > {
	alignment?: string;
	spacing?: Space;
}

const JUSTIFY: Readonly< Record< string, string > > = {
	left: 'flex-start',
	right: 'flex-end',
	edge: 'space-between',
	center: 'center',
};

const stack = ( direction: 'row' | 'column' ) =>
	forwardRef( function Stack(
		{ alignment, spacing = 2, className, ...rest }: StackProps,
		ref: Ref< HTMLElement >
	) {
		const isRow = direction === 'row';
		const justify = JUSTIFY[ alignment ?? '' ];
		return (
			<Flex
				direction={ direction }
				justify={ isRow ? justify : 'center' }
				align={ isRow && justify ? undefined : alignment }
				gap={ spacing }
				{ ...rest }
				ref={ ref }
				className={ clsx(
					isRow ? 'components-h-stack' : 'components-v-stack',
					className
				) }
			/>
		);
	} );

export const HStack = stack( 'row' );

export const VStack = stack( 'column' );
