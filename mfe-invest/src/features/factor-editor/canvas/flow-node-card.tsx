import { Handle, Position, type NodeProps } from '@xyflow/react';
import type { ReactElement } from 'react';
import { OUT, type FlowNode } from './flow-of.ts';

/** A node of a factor: its title, its parameters, a handle for each input and one for its value. */
export function FlowNodeCard({ data, selected }: NodeProps<FlowNode>): ReactElement {
  const { title, note, look, faults, slots, height } = data;
  return (
    <div
      className="factor-node"
      data-look={look}
      data-selected={selected}
      data-faulty={faults.length > 0}
      style={{ height }}
      title={faults.join('\n') || undefined}
    >
      {slots.map(({ id, title: name, y, connected, spare }) => (
        <Handle
          key={id}
          id={id}
          type="target"
          position={Position.Left}
          style={{ top: y }}
          title={name}
          className="factor-handle"
          data-connected={connected}
          data-spare={spare}
        />
      ))}
      <div className="factor-node-title">{title}</div>
      <div className="factor-node-note">{faults[0] ?? note}</div>
      <Handle id={OUT} type="source" position={Position.Right} title="结果" className="factor-handle" />
    </div>
  );
}
