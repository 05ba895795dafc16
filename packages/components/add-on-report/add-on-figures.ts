import type { AddOnMeasure, Fault } from '@shopfront/extensibility';
import type { ScriptFault } from './describe-fault';

/** In column order. */
export const ADD_ON_MEASURES: readonly AddOnMeasure[] = [
	'timeMs',
	'longestMs',
	'rendersPerSecond',
	'errors',
	'bytes',
	'layoutShift',
];

export interface ReportedFault extends Omit< Fault, 'kind' > {
	kind: Fault[ 'kind' ] | ScriptFault;
}

export interface AddOnFigures {
	/** The add-on registered with these names, in this order; `[]` if it registered nothing. */
	names: readonly string[];
	/** `null` if unknown. */
	script: string | null;
	/** `null` if the browser doesn't report the figure. */
	figures: Readonly< Record< AddOnMeasure, number | null > >;
	/** Since the page opened. */
	renders: number;
	faults: readonly ReportedFault[];
}
