import type { AddOnMeasure, Fault } from '@shopfront/extensibility';
import type { ScriptFault } from './describe-fault';

/** Measures of each add-on, in column order. */
export const ADD_ON_MEASURES: readonly AddOnMeasure[] = [
	'timeMs',
	'longestMs',
	'rendersPerSecond',
	'errors',
	'bytes',
	'layoutShift',
];

/** A fault of an add-on: one kind at one extension point. */
export interface ReportedFault extends Omit< Fault, 'kind' > {
	kind: Fault[ 'kind' ] | ScriptFault;
}

/** The cost of one add-on to a page. */
export interface AddOnFigures {
	/** Names that it registered with, in order of registration; `[]` if it registered nothing. */
	names: readonly string[];
	/** URL of its script; `null` if unknown. */
	script: string | null;
	/** `null` where the browser does not report the figure. */
	figures: Readonly< Record< AddOnMeasure, number | null > >;
	/** Renders of its components since the page opened. */
	renders: number;
	faults: readonly ReportedFault[];
}
